import { applyToolbars } from '../../.storybook/theme/apply-toolbars';
import { largeTextViews, sideways, widthOptions } from '../../.storybook/toolbars/widths';
import { findAxeViolations } from './find-axe-violations';
import { findLargeTextFaults } from './find-large-text-faults';
import { findLayoutFaults } from './find-layout-faults';
import { findTextFaults } from './find-text-faults';

/** The languages a page is measured in: right to left, long words, and tall text without spaces. */
const measuredLanguages = ['ar', 'de', 'th'];

/** Waits until lists that follow the size of their box have been drawn again. */
function waitForFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}

type View = Pick<typeof sideways, 'styles'> | (typeof widthOptions)[string];

/** The box that gives the page its size; the page is a frame in a page of the test runner. */
function windowBox(): HTMLElement {
  const box = window.frameElement?.parentElement;
  if (!box) throw new Error('Stories are played in a frame.');
  return box;
}

/**
 * Returns what does not fit at each size. The browser lays the page out for a new size as soon as it is asked,
 * so none of them is painted, which takes ten times as long. What a fault-free layout needs a frame for, such as
 * a list that follows its box, is given one before a fault counts.
 */
async function measureIn(views: readonly View[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { styles } of views) {
    const { style } = windowBox();
    style.width = styles.width;
    style.height = styles.height;
    if (findLayoutFaults().length === 0) continue;
    await waitForFrame();
    faults.push(...findLayoutFaults().map((fault) => `${parseInt(styles.width, 10)} px: ${fault}`));
  }
  return faults;
}

/**
 * Returns what large text and small windows break, in English: at 200 % on a phone, and in what a browser zoomed to
 * 200 % leaves of one.
 */
export async function auditLargeText(
  globals: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, styles, textSize } of largeTextViews) {
    await applyToolbars({ globals: { ...globals, textSize } });
    const { style } = windowBox();
    style.width = styles.width;
    style.height = styles.height;
    await waitForFrame();
    faults.push(
      ...[...findLayoutFaults(), ...findLargeTextFaults()].map((one) => `${name}: ${one}`),
    );
  }
  await applyToolbars({ globals });
  return faults;
}

/**
 * Returns every fault of the page that is shown, each with the language and the scheme or width that
 * it has. Languages are switched in place, so the page keeps its state: axe judges the page as it is
 * in the light, and its colours in the dark in the first of the other languages; each language is
 * measured at every width of the toolbar, and the first one on a phone held sideways as well.
 *
 * @param globals what the toolbars of Storybook are set to
 */
export async function auditPage(
  globals: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const add = (view: string, found: readonly string[]): void => {
    faults.push(...found.map((fault) => `${view}, ${fault}`));
  };
  const ownLanguage = String(globals['language']);
  add(`${ownLanguage}, light`, await findAxeViolations('every'));
  add(ownLanguage, findTextFaults());

  // A story about one language has texts of its own in it.
  const languages = ownLanguage === 'en' ? measuredLanguages : [ownLanguage];
  for (const [index, language] of languages.entries()) {
    const isFirst = index === 0;
    await applyToolbars({ globals: { ...globals, language, scheme: isFirst ? 'dark' : 'light' } });
    await waitForFrame();
    if (isFirst) add(`${language}, dark`, await findAxeViolations('colour'));
    add(language, findTextFaults());
    const widths = Object.values(widthOptions);
    add(language, await measureIn(isFirst ? [...widths, sideways] : widths));
  }
  return faults;
}
