/** `<shop-payment>`, which is in a box. */
const element = 'Payment element';

/**
 * Limits in milliseconds of Event Timing on an idle machine with two cores, and the median of the baseline there. On a
 * slower machine the ratio of the two is the limit.
 */
const tap = { median: 40, slowest: 64, baseline: 32 };
const key = { median: 32, slowest: 48, baseline: 16 };

const popup = "document.querySelector('[role=dialog], [role=alertdialog]')";

const isFirstRow = (text) =>
  `(document.querySelector('[data-index="0"]')?.textContent ?? '').startsWith(${JSON.stringify(text)})`;

async function search(page) {
  await page.tap('[type=search]', 'document.activeElement?.type === "search"');
  const first = await page.press('4', isFirstRow('S4'));
  return { 'first key': [first], clear: [await page.press('Backspace', isFirstRow('S1'))] };
}

async function pick(page) {
  const picks = [];
  for (const channel of ['Channel 2', 'Channel 4', 'Channel 3']) {
    // The element puts the provider before it.
    const radio = `[value$=${JSON.stringify(channel)}]`;
    const root = "(document.querySelector('shop-payment')?.shadowRoot ?? document)";
    const isPicked = `${root}.querySelector('${radio}')?.checked === true`;
    picks.push(await page.tap(`label:has(${radio})`, isPicked));
  }
  return { pick: picks };
}

const searching = { candidate: 'Server list popup', baseline: 'box of servers', target: key };
const picking = { interaction: 'pick', baseline: 'box of channels', target: tap };

/** What is measured besides the opening, with a baseline that has the same list. */
const insidePopups = [
  { what: 'search of 5,000 servers: first key', interaction: 'first key', ...searching },
  { what: 'search of 5,000 servers: clear', interaction: 'clear', ...searching },
  { what: 'pick among 300 channels', candidate: 'Recharge popup', ...picking },
  { what: 'pick among 12 channels by kind', candidate: 'Recharge popup by kind', ...picking },
  { what: 'pick among 300 channels of the element', candidate: element, ...picking },
];

export function comparisons(popups) {
  // A page has the element from its start, so that it is not opened.
  const opened = popups.filter((popup) => popup !== element);
  const openings = ['open, first time', 'open, again'].flatMap((interaction) =>
    opened.map((candidate) => ({
      ...{ what: `${interaction}: ${candidate}`, interaction, candidate },
      ...{ baseline: 'box', target: tap },
    })),
  );
  return [...openings, ...insidePopups.filter(({ candidate }) => popups.includes(candidate))];
}

/**
 * Runs all interactions with a candidate.
 *
 * @returns the paints, by interaction
 */
export async function interact(page, candidate) {
  const isOpen = `${popup} !== null`;
  const first = await page.tap('#open', isOpen);
  const inside = insidePopups.find((one) => [one.candidate, one.baseline].includes(candidate));
  const others = inside && (await (inside.interaction === 'pick' ? pick : search)(page));
  // A box has a close button, the popups of the UI kit close on Escape.
  if (candidate.startsWith('box') || candidate === element)
    await page.tap('#close', `${popup} === null`);
  else await page.press('Escape', `${popup} === null`);
  return {
    'open, first time': [first],
    ...others,
    'open, again': [await page.tap('#open', isOpen)],
  };
}

/** The candidates that the UI kit's popups are compared with. */
export const baselines = ['box', 'box of servers', 'box of channels'];
