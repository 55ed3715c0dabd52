import { useLanguage } from '@shop/i18n/react';
import { composeStory } from '@storybook/react-vite';
import type { CSSProperties, ReactElement } from 'react';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';

/** Plays and audits a story in every view, as those that pay are. */
function runStory(render: () => ReactElement): Promise<void> {
  const story = { render, tags: ['every-view'] };
  return composeStory(story, { title: 'Self-test' }, undefined, 'Example').run();
}

/** Plays and audits a story as most are for each change. */
function runInFewViews(render: () => ReactElement): Promise<void> {
  return composeStory({ render }, { title: 'Self-test' }, undefined, 'Example').run();
}

/** Has to be rendered again when the language changes. */
function Translated(): ReactElement {
  return <div style={{ width: useLanguage().code === 'de' ? 900 : 90 }}>text</div>;
}

interface View {
  readonly language: string;
  readonly width: number;
}

/** Is too wide in one view alone. */
const wideIn =
  ({ language, width }: View) =>
  (): ReactElement => (
    <>
      <style>{`@media (width: ${width}px) { .box:lang(${language}) { width: 2000px } }`}</style>
      <div className="box">wide</div>
    </>
  );

const faultIn = ({ language, width }: View): string =>
  `Self-test › Example: ${language}, ${width} px: the page scrolls sideways: 2000 of ${width} px`;

const box = (style: CSSProperties, text: string) => () => <div style={style}>{text}</div>;

beforeEach(() => page.viewport(360, 740));

it('passes a story without faults', async () => {
  await expect(runStory(box({ width: 150 }, 'Tom & Co'))).resolves.toBeUndefined();
});

it('fails a story that throws', async () => {
  const broken = (): ReactElement => {
    throw new Error('broken');
  };
  await expect(runStory(broken)).rejects.toThrow('broken');
});

it('fails a story that logs an error', async () => {
  const logging = (): ReactElement => {
    console.error('logged');
    return <div />;
  };
  await expect(runStory(logging)).rejects.toThrow('console.error');
});

it('names story, language, width and element', async () => {
  const wide = box({ position: 'fixed', left: 0, top: 0, width: 900 }, 'too wide');
  await expect(runStory(wide)).rejects.toThrow(
    'Self-test › Example: ar, 320 px: reaches out of the window: <div class=""> “too wide”\n' +
      '  ar, 360 px: reaches out of the window',
  );
});

describe('finds', () => {
  const oneLine = { overflow: 'hidden', width: 60, whiteSpace: 'nowrap' } as const;
  it.each<[string, () => ReactElement, string]>([
    [
      'text too pale to read',
      box({ color: '#bbb', background: '#fff' }, 'pale'),
      'en, light, axe color-contrast',
    ],
    [
      'text too pale to read in the dark',
      box({ color: 'light-dark(#000, #333)', background: 'light-dark(#fff, #000)' }, 'dark'),
      'ar, dark, axe color-contrast',
    ],
    [
      'text too pale to read by a rule for the dark',
      () => (
        <>
          <style>{`.pale { background: #000; color: #fff }
            @media (prefers-color-scheme: dark) { .pale { color: #333 } }`}</style>
          <div className="pale">dark</div>
        </>
      ),
      'ar, dark, axe color-contrast',
    ],
  ])('%s', async (_, render, fault) => {
    await expect(runStory(render)).rejects.toThrow(fault);
  });

  it.each<[string, () => ReactElement, string]>([
    ['a button without a name', () => <button type="button" />, 'en, light, axe button-name'],
    ['a wide box', box({ width: 900 }, 'wide'), '320 px: the page scrolls sideways'],
    [
      'a wide box in a popup',
      box({ position: 'fixed', left: 0, top: 0, width: 900 }, 'wide'),
      'reaches out of the window',
    ],
    [
      'a box that scrolls sideways',
      () => (
        <div style={{ overflowX: 'auto', width: 60 }} tabIndex={0}>
          <div style={{ width: 90 }}>wide</div>
        </div>
      ),
      'scrolls sideways: <div',
    ],
    ['a text cut at its side', box(oneLine, 'longer than its box'), 'text is cut at its side'],
    [
      'a text cut at its bottom',
      box({ overflow: 'hidden', width: 60, height: 24 }, 'longer than its box is high'),
      'text is cut at its bottom',
    ],
    [
      'a place that is squeezed in a column that scrolls',
      () => (
        <div
          style={{ display: 'flex', flexDirection: 'column', height: 60, overflowY: 'auto' }}
          tabIndex={0}
        >
          <div className="place" style={{ height: 40 }} />
          <p style={{ lineHeight: 3 }}>text below</p>
        </div>
      ),
      'has no room for place, and scrolls',
    ],
    [
      'a button that is a grid',
      () => (
        <button style={{ display: 'grid' }} type="button">
          pay
        </button>
      ),
      'is no grid in old browsers: <button',
    ],
    [
      'a fieldset that is a row',
      () => (
        <fieldset style={{ display: 'flex' }}>
          <legend>how</legend>
        </fieldset>
      ),
      'is no flex in old browsers: <fieldset',
    ],
    ['markup that ran', () => <b data-became-markup>x</b>, 'markup in a text became an element'],
    ['a placeholder', box({}, 'Hello {{name}}'), 'a placeholder has no value: {{name}}'],
    ['text escaped twice', box({}, 'Tom &amp; co'), 'a text was escaped twice: &amp;'],
  ])('%s', async (_, render, fault) => {
    await expect(runInFewViews(render)).rejects.toThrow(fault);
  });

  it('a text that is too wide in one language', async () => {
    const render = (): ReactElement => <Translated />;
    await expect(runStory(render)).rejects.toThrow('de, 768 px: the page scrolls sideways');
  });

  const languages = ['ar', 'de', 'th'];
  const widths = [320, 360, 768, 1280];
  const views = languages.flatMap((language) => widths.map((width) => ({ language, width })));
  // By default one of each width, in the languages in turn.
  const few = widths.flatMap((width, at) =>
    languages.flatMap((language, index) =>
      index === at % languages.length ? { language, width } : [],
    ),
  );
  it.each(inject('isFullRun') ? views : few)(
    'a fault in $language at $width px alone',
    async (view) => {
      const message = await runStory(wideIn(view)).catch(String);
      expect(message).toBe(`Error: ${faultIn(view)}`);
    },
  );
});

describe('in few views', () => {
  it.each([
    { language: 'ar', width: 320 },
    { language: 'ar', width: 1280 },
    { language: 'de', width: 320 },
  ])('finds a fault in $language at $width px alone', async (view) => {
    await expect(runInFewViews(wideIn(view))).rejects.toThrow(faultIn(view));
  });

  it('finds what axe objects to, and what is too pale with all rounds only', async () => {
    const unnamed = (): ReactElement => <button type="button" />;
    await expect(runInFewViews(unnamed)).rejects.toThrow('en, light, axe button-name');
    const pale = runInFewViews(box({ color: '#bbb', background: '#fff' }, 'pale'));
    await (inject('isFullRun')
      ? expect(pale).rejects.toThrow('axe color-contrast')
      : expect(pale).resolves.toBeUndefined());
  });

  it('finds one in another view with all rounds only', async () => {
    const found = runInFewViews(wideIn({ language: 'th', width: 360 }));
    await (inject('isFullRun')
      ? expect(found).rejects.toThrow('th, 360 px')
      : expect(found).resolves.toBeUndefined());
  });
});

describe('with large text', () => {
  it('passes a story without faults', async () => {
    await expect(runStory(box({}, 'Buy for $4.99'))).resolves.toBeUndefined();
  });

  it.each<[string, () => ReactElement, string]>([
    [
      'finds a text over another',
      () => (
        <>
          <p style={{ height: 24, margin: 0 }}>Merlion Play</p>
          <p style={{ margin: 0 }}>Topup</p>
        </>
      ),
      'text 200 %, 360 px: a text is printed over another: “Merlion Play”, “Topup”',
    ],
    [
      'finds an amount in two pieces',
      () => (
        <p>
          <span style={{ display: 'block', width: 100, wordBreak: 'break-all' }}>$1,234.50</span>
        </p>
      ),
      'text 200 %, 360 px: an amount is broken: 1,234.50',
    ],
    [
      'finds a bar that leaves no room',
      () => (
        <>
          <div style={{ height: 2000 }} />
          <div style={{ bottom: 0, height: '9em', position: 'sticky' }}>Buy</div>
        </>
      ),
      'text 200 %, 360 px: a bar takes 39 % of the window',
    ],
    [
      'finds a popup without a way to pay, or a price, in sight',
      () => (
        <div aria-label="Pay" role="dialog">
          <div data-choosing>
            <div style={{ height: '30em' }} />
            <label>
              <input type="radio" /> Card
            </label>
            <p>$4.99</p>
          </div>
        </div>
      ),
      'text 200 %, 360 px: no way to pay is in sight\n  text 200 %, 360 px: no price is in sight',
    ],
    [
      'finds what a zoomed phone has no room for',
      box({ width: 200 }, 'wide'),
      'zoom 200 %, 180 px: the page scrolls sideways: 200 of 180 px',
    ],
  ])('%s', async (_, render, fault) => {
    await expect(runStory(render)).rejects.toThrow(fault);
  });

  it('is not judged without the tag', async () => {
    await expect(runInFewViews(box({ width: 200 }, 'wide'))).resolves.toBeUndefined();
  });
});
