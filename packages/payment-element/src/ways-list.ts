import { element } from './element';
import type { PurchaseSetup } from './payment-setup';
import { type Speech, inLanguage } from './texts/element-texts';
import { type Line, type Region, type Way, waysToPay } from './ways-to-pay';

/** What the player has chosen. */
export interface Choice {
  /** Absent until one is chosen. */
  readonly region?: string;
  /** The key of a channel, and after it that of one of its options. */
  readonly keys: readonly string[];
}

/** What {@link waysList} needs. */
export interface WaysListOptions {
  readonly setup: PurchaseSetup;
  readonly speech: Speech;
  /** What was chosen before, with other goods or in another language. */
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** A way to pay, and the region it is listed in. */
export interface ChosenWay {
  readonly way: Way;
  readonly region: string;
}

/** The regions, and the ways to pay of one. */
export interface WaysList {
  readonly nodes: readonly HTMLElement[];
  /** Returns null while one is to be chosen. */
  readonly chosen: () => ChosenWay | null;
}

/** Makes the list of ways to pay. A pick changes two of its rows, however many there are. */
export function waysList({ setup, speech, choice, onChoose }: WaysListOptions): WaysList {
  const { say } = speech;
  const regions = waysToPay(setup, speech);
  const wanted = [choice.region, setup.region, regions[0]?.region];
  let region = wanted.find((one) => regions.some((each) => each.region === one)) ?? '';
  let { keys } = choice;
  const list = element('div', { part: 'list' });
  const lines = (): readonly Line[] => regions.find((one) => one.region === region)?.lines ?? [];
  const choose = (next: readonly string[]): void => {
    keys = next;
    mark(list, keys);
    onChoose({ region, keys });
  };

  const draw = (): void => {
    const rows = rowsOf(lines(), [], speech, choose);
    list.replaceChildren();
    // A browser leaves out whole groups that are out of sight. Watching each row would take it longer than painting a dozen.
    while (rows.length > 0) list.append(element('div', { part: 'rows' }, ...rows.splice(0, 12)));
    mark(list, keys);
  };
  const only = lines().filter(({ reason }) => reason === null);
  if (only.length === 1 && keys.length === 0) keys = only.map(({ key }) => key);
  draw();
  const legend = element('legend', { part: 'legend' }, say('recharge.channels'));
  const field = element('fieldset', { part: 'channels' }, legend, list);
  const nothing = element('p', { part: 'note' }, say('recharge.noChannel'));
  const regionField = regionSelect(regions, region, speech, (next) => {
    region = next;
    choose([]);
    draw();
  });
  return {
    nodes: regions.length === 0 ? [nothing] : [...(regions.length > 1 ? [regionField] : []), field],
    chosen: () => {
      const [channel, option] = keys;
      const line = lines().find(({ key, reason }) => key === channel && reason === null);
      const way = line?.way ?? line?.options.find(({ key }) => key === option)?.way ?? null;
      return way && { way, region };
    },
  };
}

/**
 * Makes rows, and below each those of its options.
 *
 * @param above - The keys of the rows that these are the options of.
 */
function rowsOf(
  lines: readonly Line[],
  above: readonly string[],
  speech: Speech,
  choose: (keys: readonly string[]) => void,
): HTMLElement[] {
  return lines.map(({ key, name: names, icon, options, description, reason }) => {
    const keys = [...above, key];
    const name = inLanguage(names, speech.language);
    const radio = element('input', {
      ...{ type: 'radio', name: `way${String(above.length)}`, value: key },
      disabled: reason !== null,
      on: {
        change: () => {
          choose(keys);
        },
      },
    });
    const picture = {
      part: 'icon',
      src: icon,
      alt: '',
      width: '40',
      height: '26',
      loading: 'lazy',
    };
    const hint = reason ?? inLanguage(description, speech.language);
    const said = hint === '' ? null : element('small', { part: 'hint' }, hint);
    const text = element('span', {}, element('bdi', {}, name), said);
    const group = { part: 'options', role: 'radiogroup', 'aria-label': name, hidden: true };
    return element(
      'div',
      { part: 'way' },
      element('label', { part: 'row' }, radio, element('img', picture), text),
      options.length === 0 ? null : element('div', group, ...rowsOf(options, keys, speech, choose)),
    );
  });
}

/** Shows what is chosen, and the options of a channel that is. */
function mark(list: HTMLElement, keys: readonly string[]): void {
  for (const radio of list.querySelectorAll<HTMLInputElement>('[type=radio]')) {
    const isChosen = keys.includes(radio.value) && !radio.disabled;
    if (radio.checked !== isChosen) radio.checked = isChosen;
    const row = radio.parentElement;
    row?.toggleAttribute('data-chosen', isChosen);
    row?.nextElementSibling?.toggleAttribute('hidden', !isChosen);
  }
}

function regionSelect(
  regions: readonly Region[],
  shown: string,
  speech: Speech,
  onChoose: (region: string) => void,
): HTMLElement {
  const select = element(
    'select',
    {
      part: 'select',
      on: {
        change: () => {
          onChoose(select.value);
        },
      },
    },
    ...regions.map(({ region }) =>
      element('option', { value: region, selected: region === shown }, regionName(region, speech)),
    ),
  );
  return element('label', { part: 'region' }, speech.say('recharge.region'), select);
}

/** The name of a region; its code where the browser has no name for it. */
function regionName(region: string, { language, say }: Speech): string {
  if (region === 'GLOBAL') return say('region.global');
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(region) ?? region;
  } catch {
    return region;
  }
}
