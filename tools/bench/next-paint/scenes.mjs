/** @typedef {import('./stage.mjs').Stage} Stage */
/** @typedef {import('./stage.mjs').Paint} Paint */

/**
 * A contestant and what the player does with it.
 *
 * @typedef {object} Scene
 * @property {string} contestant its name on the page
 * @property {boolean} isSlow seen in some rounds only
 * @property {(stage: Stage) => Promise<Record<string, readonly Paint[]>>} play paints by interaction
 */

/** The popup of ours in which servers are searched, and the one in which channels are picked. */
export const ours = {
  search: 'server list, 5,000',
  pick: 'recharge, 300 channels',
};

const popup = "document.querySelector('[role=dialog], [role=alertdialog]')";
const isOpen = `${popup} !== null`;
const isClosed = `${popup} === null`;

/** @param {string} text what the row on top begins with */
const isOnTop = (text) =>
  `(document.querySelector('[data-index="0"]')?.textContent ?? '').startsWith(${JSON.stringify(text)})`;

/** @param {string} channel */
const radio = (channel) => `[value=${JSON.stringify(channel)}]`;

/** @param {Stage} stage */
async function open(stage) {
  return { 'open, first time': [await stage.tap('#open', isOpen)] };
}

/** @param {Stage} stage */
async function openAgain(stage) {
  return { 'open, again': [await stage.tap('#open', isOpen)] };
}

/** @param {Stage} stage */
async function search(stage) {
  await stage.tap('[type=search]', 'document.activeElement?.type === "search"');
  const first = await stage.press('4', isOnTop('S4'));
  return { 'first key': [first], clear: [await stage.press('Backspace', isOnTop('S1'))] };
}

/** @param {Stage} stage */
async function pick(stage) {
  const picks = [];
  for (const channel of ['Channel 2', 'Channel 4', 'Channel 3']) {
    const isPicked = `document.querySelector('${radio(channel)}')?.checked === true`;
    picks.push(await stage.tap(`label:has(${radio(channel)})`, isPicked));
  }
  return { pick: picks };
}

/** @type {Readonly<Record<string, (stage: Stage) => Promise<Record<string, readonly Paint[]>>>>} */
const work = {
  [ours.search]: search,
  'windowed servers': search,
  'plain servers': search,
  [ours.pick]: pick,
  'windowed channels': pick,
  'plain channels': pick,
};

/** What is measured beside our popups. */
const floors = [
  { contestant: 'box', isSlow: false },
  { contestant: 'windowed servers', isSlow: false },
  { contestant: 'windowed channels', isSlow: false },
  { contestant: 'plain servers', isSlow: true },
  { contestant: 'plain channels', isSlow: true },
];

/**
 * All that is played in a round.
 *
 * @param {readonly string[]} popups names of our popups
 * @returns {Scene[]}
 */
export function scenes(popups) {
  const all = [...popups.map((contestant) => ({ contestant, isSlow: false })), ...floors];
  return all.map(({ contestant, isSlow }) => ({
    contestant,
    isSlow,
    play: async (stage) => {
      const first = await open(stage);
      const worked = await work[contestant]?.(stage);
      if (isSlow) return { ...first, ...worked };
      // The floors have a button in the corner, ours listen to Escape.
      if (popups.includes(contestant)) await stage.pressUnmeasured('Escape', isClosed);
      else await stage.tap('#close', isClosed);
      return { ...first, ...worked, ...(await openAgain(stage)) };
    },
  }));
}
