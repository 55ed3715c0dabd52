import { languages } from '@shop/i18n';
import { TranslationProvider } from '@shop/i18n/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { showInNotoFonts, widerAndHigher } from '../noto-fonts';
import { applyToolbars } from '../../.storybook/theme/apply-toolbars';
import { translation } from '../../.storybook/theme/translation';
import { brandToolbar } from '../../.storybook/toolbars/brand';
import { widthOptions } from '../../.storybook/toolbars/widths';
import { LoadingPage, lasting } from './loading-page';
import { placesOf } from './places-of';
import '../../src/tokens/tokens.css';

/** Placeholders of goods, and the goods. */
const tiles = '#goods > :last-child > :not([role="status"])';

interface View {
  readonly brand: string;
  readonly language: string;
  readonly width: 320 | 360 | 768 | 1280;
  readonly typeCount: 1 | 2;
}

/** What is measured of a page. */
interface Measured {
  readonly places: readonly string[];
  readonly isFooterInView: boolean;
}

/** Measures the first screen while it loads, and again once its data has arrived. */
async function measure({ brand, language, width, typeCount }: View): Promise<readonly Measured[]> {
  const { styles } = widthOptions[`width${width}`];
  await applyToolbars({ globals: { brand, language } });
  await page.viewport(width, parseInt(styles.height, 10));
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => {
    root.render(
      <TranslationProvider i18n={translation}>
        <LoadingPage typeCount={typeCount} />
      </TranslationProvider>,
    );
  });
  const measured = (): Measured => {
    const footerTop = place.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    return {
      places: [...placesOf(place, lasting), ...placesOf(place, tiles)],
      isFooterInView: footerTop < window.innerHeight,
    };
  };
  const before = measured();
  const arrive = place.querySelector<HTMLElement>('main > button');
  flushSync(() => {
    arrive?.click();
  });
  const after = measured();
  root.unmount();
  place.remove();
  return [before, after];
}

async function expectNothingToMove(view: View): Promise<void> {
  const [before, after] = await measure(view);
  expect(after?.places.length).toBeGreaterThan(10);
  expect(after).toEqual(before);
  expect(after?.isFooterInView).toBe(false);
}

describe('when the data of the first screen arrives, nothing moves', () => {
  const widths = [360, 768, 1280] as const;
  const keys = (brandToolbar.toolbar?.items ?? []).map((item) =>
    typeof item === 'string' ? item : String(item.value),
  );
  const viewsOf = (brand: string) =>
    widths.flatMap((width) => ['en', 'ar'].map((language) => ({ brand, width, language })));
  // By default all of the first, and one of each other brand: another width and language in turn.
  const views = keys.flatMap((brand, at) =>
    viewsOf(brand).filter(
      (_, view, { length }) => inject('isFullRun') || at === 0 || view === at % length,
    ),
  );
  it.each(views)('for $brand at $width px in $language', async (view) => {
    await expectNothingToMove({ ...view, typeCount: 2 });
    await expectNothingToMove({ ...view, typeCount: 1 });
  });

  const codes = languages.map(({ code }) => code);
  it.each(codes)('on the smallest phone in %s', async (language) => {
    await expectNothingToMove({ brand: 'nova', language, width: 320, typeCount: 2 });
  });

  it.each(codes)('in wider and higher fonts in %s', async (language) => {
    onTestFinished(await showInNotoFonts(widerAndHigher));
    await expectNothingToMove({ brand: 'nova', language, width: 320, typeCount: 2 });
    await expectNothingToMove({ brand: 'formosa', language, width: 360, typeCount: 2 });
  });
});
