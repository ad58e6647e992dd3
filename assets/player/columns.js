// ---- The relief as columns ----------------------------------------------------------------------------------------

// A column a point, from back to front: what is nearer covers what is farther.
function paintColumns(context, view, heights) {
  const n = run.last;
  const stride = Math.max(1, n / (state.rushing ? 64 : 128));
  const foot = run.axis[0];
  const [origin, east, south] = [[0, 0], [stride, 0], [0, stride]].map((p) => view.project(...p, foot));
  const width = Math.max(Math.abs(east[0] - origin[0]), Math.abs(south[0] - origin[0]));
  const steep = steepness();
  for (let j = 0; j <= n; j += stride)
    for (let i = 0; i <= n; i += stride) {
      const [x, y] = [view.eastIsNear ? i : n - i, view.southIsNear ? j : n - j];
      const height = heights[cellAt(x, y)];
      const isEdge = x === n || y === n;
      const left = view.project(x, y, foot)[0];
      // Its foot reaches as far towards the eye as those of its neighbours.
      const nearer = [clamp(x + (view.eastIsNear ? stride : -stride), 0, n), clamp(y + (view.southIsNear ? stride : -stride), 0, n)];
      const bottom = Math.max(view.project(nearer[0], y, foot)[1], view.project(x, nearer[1], foot)[1]);
      const stand = (top) => {
        const up = view.project(x, y, Math.max(foot, top))[1];
        context.fillRect(left - width / 2 - 0.2, up, width + 0.4, bottom - up);
      };
      context.fillStyle = rgb(isEdge ? [0, 0, 0] : greyOfRise(((heights[cellAt(x + stride, y)] - height) / stride) * steep));
      stand(height);
      if (run.water.level === undefined) continue;
      context.fillStyle = `rgba(${fromHex(run.water.colour)},.15)`;
      stand(run.water.level);
    }
}
