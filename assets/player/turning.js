// ---- Turning the relief -------------------------------------------------------------------------------------------

let drag = null;

reliefBox.addEventListener("pointerdown", (event) => {
  drag = { x: event.clientX, y: event.clientY, ...camera };
  reliefBox.setPointerCapture(event.pointerId);
});
reliefBox.addEventListener("pointermove", (event) => {
  if (!drag) return;
  camera.azimuth = drag.azimuth + (event.clientX - drag.x) * 0.4;
  if (event.pointerType !== "touch") // a finger that moves up or down scrolls the page
    camera.elevation = clamp(drag.elevation + (event.clientY - drag.y) * 0.3, 8, 88);
  turned();
});
for (const end of ["pointerup", "pointercancel"]) reliefBox.addEventListener(end, () => (drag = null));
reliefBox.addEventListener("dblclick", turnBack);

let turning = 0;
function turned() {
  cancelAnimationFrame(turning);
  turning = requestAnimationFrame(() => drawRelief(shownStep()));
}

function turnBack() {
  const from = { ...camera };
  animate(250, (t) => {
    camera.azimuth = from.azimuth + (home.azimuth - from.azimuth) * t;
    camera.elevation = from.elevation + (home.elevation - from.elevation) * t;
    drawRelief(shownStep());
  });
}
