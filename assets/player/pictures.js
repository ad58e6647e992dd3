// A terrain level by level: one picture for each station of its way.

const byId = (id) => document.getElementById(id);
const frames = JSON.parse(byId("pictures").textContent);
const last = frames.length - 1;
const secondsAPicture = 1.5;
let place = 0;
let timer = 0;

function goTo(wanted) {
  place = Math.max(0, Math.min(wanted, last));
  const picture = frames[place];
  const { name, alt, says } = picture;
  addressOf(picture).then((src) => { if (picture === frames[place]) Object.assign(byId("picture"), { src, alt }); });
  byId("count").textContent = name;
  byId("way").value = place;
  byId("way").setAttribute("aria-valuetext", name);
  byId("way").style.setProperty("--share", place / Math.max(1, last));
  for (const id of ["toStart", "stopBack", "back"]) byId(id).setAttribute("aria-disabled", place === 0);
  for (const id of ["toEnd", "stopForward", "forward"]) byId(id).setAttribute("aria-disabled", place === last);
  history.replaceState(null, "", `#${frames[place].station}`);
  // What is played would be talked over.
  byId("live").textContent = timer ? "" : says;
}

const nextStop = () => {
  const found = frames.findIndex((frame, index) => index > place && frame.stop);
  goTo(found < 0 ? place + 1 : found);
};
const previousStop = () => {
  const found = frames.findLastIndex((frame, index) => index < place && frame.stop);
  goTo(found < 0 ? place - 1 : found);
};

function setPlaying(isPlaying) {
  clearInterval(timer);
  timer = isPlaying ? setInterval(playOn, secondsAPicture * 1000) : 0;
  document.documentElement.dataset.playing = isPlaying;
  byId("play").setAttribute("aria-label", byId("play").dataset[isPlaying ? "pause" : "play"]);
  goTo(isPlaying && place === last ? 0 : place);
}

function playOn() {
  goTo(place + 1);
  if (place === last) setPlaying(false);
}

const byHand = (action) => () => {
  if (timer) setPlaying(false);
  action();
};
const controls = {
  toStart: byHand(() => goTo(0)),
  stopBack: byHand(previousStop),
  back: byHand(() => goTo(place - 1)),
  play: () => setPlaying(!timer),
  forward: byHand(() => goTo(place + 1)),
  stopForward: byHand(nextStop),
  toEnd: byHand(() => goTo(last)),
  helpButton: () => byId("help").showModal(),
};
for (const [id, action] of Object.entries(controls)) byId(id).addEventListener("click", action);
byId("way").max = last;
byId("way").addEventListener("input", byHand(() => goTo(Number(byId("way").value))));

const keys = {
  ArrowRight: "forward", ArrowLeft: "back", ArrowDown: "forward", ArrowUp: "back",
  PageDown: "stopForward", PageUp: "stopBack", Home: "toStart", End: "toEnd", " ": "play", "?": "helpButton",
};
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open || !(event.key in keys)) return;
  if (event.target.matches?.("button") && event.key === " ") return; // it keeps its own
  event.preventDefault();
  controls[keys[event.key]]();
});

const asked = frames.findIndex((frame) => location.hash === `#${frame.station}`);
goTo(asked < 0 ? 0 : asked);
