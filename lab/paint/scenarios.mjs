/** @typedef {import('./browser.mjs').BenchPage} BenchPage */
/** @typedef {import('./browser.mjs').Paint} Paint */

/**
 * The interactions with a candidate.
 *
 * @typedef {object} Scenario
 * @property {string} candidate its name on the page
 * @property {boolean} isSlow whether it runs only in some rounds
 * @property {(page: BenchPage) => Promise<Record<string, readonly Paint[]>>} run returns the paints by
 *   interaction
 */

/** The popups of the UI kit whose search, or pick, is measured besides their opening. */
export const measuredPopups = {
  search: 'server list, 5,000',
  pick: 'recharge, 300 channels',
};

const popup = "document.querySelector('[role=dialog], [role=alertdialog]')";
const isOpen = `${popup} !== null`;
const isClosed = `${popup} === null`;

/** @param {string} text beginning of the first row */
const isFirstRow = (text) =>
  `(document.querySelector('[data-index="0"]')?.textContent ?? '').startsWith(${JSON.stringify(text)})`;

/** @param {string} channel */
const radio = (channel) => `[value=${JSON.stringify(channel)}]`;

/** @param {BenchPage} page */
async function open(page) {
  return { 'open, first time': [await page.tap('#open', isOpen)] };
}

/** @param {BenchPage} page */
async function openAgain(page) {
  return { 'open, again': [await page.tap('#open', isOpen)] };
}

/** @param {BenchPage} page */
async function search(page) {
  await page.tap('[type=search]', 'document.activeElement?.type === "search"');
  const first = await page.press('4', isFirstRow('S4'));
  return { 'first key': [first], clear: [await page.press('Backspace', isFirstRow('S1'))] };
}

/** @param {BenchPage} page */
async function pick(page) {
  const picks = [];
  for (const channel of ['Channel 2', 'Channel 4', 'Channel 3']) {
    const isPicked = `document.querySelector('${radio(channel)}')?.checked === true`;
    picks.push(await page.tap(`label:has(${radio(channel)})`, isPicked));
  }
  return { pick: picks };
}

/** @type {Readonly<Record<string, (page: BenchPage) => Promise<Record<string, readonly Paint[]>>>>} */
const interactions = {
  [measuredPopups.search]: search,
  'windowed servers': search,
  'plain servers': search,
  [measuredPopups.pick]: pick,
  'windowed channels': pick,
  'plain channels': pick,
};

/** The candidates that the UI kit's popups are compared with. */
const baselines = [
  { candidate: 'box', isSlow: false },
  { candidate: 'windowed servers', isSlow: false },
  { candidate: 'windowed channels', isSlow: false },
  { candidate: 'plain servers', isSlow: true },
  { candidate: 'plain channels', isSlow: true },
];

/**
 * Returns the scenarios of a round.
 *
 * @param {readonly string[]} popups names of the UI kit's popups
 * @returns {Scenario[]}
 */
export function scenarios(popups) {
  const all = [...popups.map((candidate) => ({ candidate, isSlow: false })), ...baselines];
  return all.map(({ candidate, isSlow }) => ({
    candidate,
    isSlow,
    run: async (page) => {
      const first = await open(page);
      const others = await interactions[candidate]?.(page);
      if (isSlow) return { ...first, ...others };
      // The baselines have a close button, the popups of the UI kit close on Escape.
      if (popups.includes(candidate)) await page.pressUnmeasured('Escape', isClosed);
      else await page.tap('#close', isClosed);
      return { ...first, ...others, ...(await openAgain(page)) };
    },
  }));
}
