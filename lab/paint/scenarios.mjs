/** The popups of the UI kit whose search, or pick, is measured besides their opening. */
const searched = 'Server list popup';
const picked = 'Recharge popup';
const pickedByKind = 'Recharge popup by kind';
/** `<shop-payment>`, which is in a box. */
const pickedInElement = 'Payment element';

/**
 * Limits in milliseconds of Event Timing on an idle machine with two cores, and the median of the baseline there. On a
 * slower machine the ratio of the two is the limit.
 */
const tap = { median: 40, slowest: 64, baseline: 32 };
const key = { median: 32, slowest: 48, baseline: 16 };

export function comparisons(popups) {
  // A page has the element from its start, so that it is not opened.
  const opened = popups.filter((popup) => popup !== pickedInElement);
  const openings = ['open, first time', 'open, again'].flatMap((interaction) =>
    opened.map((candidate) => ({
      ...{ what: `${interaction}: ${candidate}`, interaction, candidate },
      ...{ baseline: 'box', target: tap },
    })),
  );
  const searches = ['first key', 'clear'].map((interaction) => ({
    ...{ what: `search of 5,000 servers: ${interaction}`, interaction, candidate: searched },
    ...{ baseline: 'box of servers', target: key },
  }));
  const picks = [
    { what: 'pick among 300 channels', candidate: picked },
    { what: 'pick among 12 channels by kind', candidate: pickedByKind },
    { what: 'pick among 300 channels of the element', candidate: pickedInElement },
  ].map((pick) => ({ ...pick, interaction: 'pick', baseline: 'box of channels', target: tap }));
  return [...openings, ...searches, ...picks].filter(({ candidate }) => popups.includes(candidate));
}

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

const interactions = {
  [searched]: search,
  'box of servers': search,
  [picked]: pick,
  [pickedByKind]: pick,
  [pickedInElement]: pick,
  'box of channels': pick,
};

/**
 * Runs all interactions with a candidate.
 *
 * @returns the paints, by interaction
 */
export async function interact(page, candidate) {
  const isOpen = `${popup} !== null`;
  const first = await page.tap('#open', isOpen);
  const others = await interactions[candidate]?.(page);
  // A box has a close button, the popups of the UI kit close on Escape.
  if (candidate.startsWith('box') || candidate === pickedInElement)
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
