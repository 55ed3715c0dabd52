import { applyToolbars } from '../../.storybook/theme/apply-toolbars';
import { largeTextViews, sideways, widthOptions } from '../../.storybook/toolbars/widths';
import { findAxeViolations } from './find-axe-violations';
import { findLargeTextFaults } from './find-large-text-faults';
import { findLayoutFaults } from './find-layout-faults';
import { findTextFaults } from './find-text-faults';

type View = Pick<typeof sideways | (typeof widthOptions)['width320'], 'styles'>;

/** How a page is audited besides its own language and light colours. */
export interface AuditViews {
  /** The languages it is measured in, each with the sizes of its window. */
  readonly sizesByLanguage: Readonly<Record<string, readonly View[]>>;
  /** Whether the contrast of its colours is judged, in the light and in the dark. */
  readonly hasColours: boolean;
}

const widths = Object.values(widthOptions);

/** Right to left, long words, and tall text without spaces. */
export const everyView: AuditViews = {
  sizesByLanguage: { ar: [...widths, sideways], de: widths, th: widths },
  hasColours: true,
};

/** The sizes in which most of what does not fit is found. The pairs of colours are judged by a unit test. */
export const fewViews: AuditViews = {
  sizesByLanguage: {
    ar: [widthOptions.width320, widthOptions.width1280, sideways],
    de: [widthOptions.width320],
  },
  hasColours: false,
};

/** Waits until lists that follow the size of their box have been drawn again. */
function waitForFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}

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
 * in the light, and its colours in the dark in the first of the other languages.
 *
 * @param globals what the toolbars of Storybook are set to
 */
export async function auditPage(
  globals: Readonly<Record<string, unknown>>,
  { sizesByLanguage, hasColours }: AuditViews,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const add = (view: string, found: readonly string[]): void => {
    faults.push(...found.map((fault) => `${view}, ${fault}`));
  };
  const ownLanguage = String(globals['language']);
  add(`${ownLanguage}, light`, await findAxeViolations(hasColours ? 'every' : 'all but colours'));
  add(ownLanguage, findTextFaults());

  const [firstSizes = []] = Object.values(sizesByLanguage);
  // A story about one language has texts of its own in it.
  const measured =
    ownLanguage === 'en' ? Object.entries(sizesByLanguage) : [[ownLanguage, firstSizes] as const];
  for (const [index, [language, sizes]] of measured.entries()) {
    const inDark = hasColours && index === 0;
    await applyToolbars({ globals: { ...globals, language, scheme: inDark ? 'dark' : 'light' } });
    await waitForFrame();
    if (inDark) add(`${language}, dark`, await findAxeViolations('colours'));
    add(language, findTextFaults());
    add(language, await measureIn(sizes));
  }
  return faults;
}
