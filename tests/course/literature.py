"""Numbers that no run shows: who published what, and when."""

TAKAGI = 1903                      # A simple example of a continuous function without derivative
FOURNIER_FUSSELL_CARPENTER = 1982  # Computer Rendering of Stochastic Models, Communications of the ACM 25(6)
MILLER = 1986                      # The Definition and Rendering of Terrain Maps, SIGGRAPH
MANDELBROT = 1975                  # Les objets fractals
CARPENTER = (1980, 1981, 1986, 2001)  # Vol Libre, Lucasfilm, Pixar, Academy Award for RenderMan
WORKSHEET = (6, 7)                 # the number of Coventry University's "Terrain Generation Shaderized", and its steps
SAUPE = 1988                       # Algorithms for Random Fractals, in The Science of Fractal Images
LANDSCAPES = (0.8, 0.9)            # between these lies the H of measured landscapes, after Saupe
PERLIN = 1985                      # An Image Synthesizer, SIGGRAPH
MUSGRAVE_KOLB_MACE = 1989          # The Synthesis and Rendering of Eroded Fractal Terrains, SIGGRAPH
