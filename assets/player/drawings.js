// ---- Drawings ------------------------------------------------------------------------------------------------------
//
// They come packed, and are unpacked when they are first shown. What is larger so comes as an image.

const bytesOf = (letters) => Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));

const addresses = new Map();

async function unpacked(drawing) {
  const stream = new Blob([bytesOf(drawing)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return URL.createObjectURL(new Blob([await new Response(stream).blob()], { type: "image/svg+xml" }));
}

async function addressOf(picture) {
  if (picture.image) return picture.image;
  if (!addresses.has(picture)) addresses.set(picture, unpacked(picture.drawing));
  return addresses.get(picture);
}
