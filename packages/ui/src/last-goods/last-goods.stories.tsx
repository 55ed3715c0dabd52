import { TranslationProvider, useLanguage } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn } from 'storybook/test';
import { translation } from '../../.storybook/theme/translation';
import { placesOf } from '../../test/first-screen/places-of';
import { sampleGoods, sampleType } from '../../test/goods-samples';
import { pictures } from '../../test/story-pictures';
import { awkward } from '../../test/stress-texts';
import { AgainRow } from '../again-row';
import { Button } from '../button';
import { type GoodsType, GoodsGrid, UpdatingGoods } from '../goods-grid';
import { LastGoodsTemplate } from './last-goods-template';
import { paintGoods } from './paint-goods';

const onChoose = fn();

/** Puts the template into the page, as the build does, in the language of the page. */
function addTemplate(): void {
  document.querySelector('body > template')?.remove();
  const markup = renderToStaticMarkup(
    <TranslationProvider i18n={translation}>
      <LastGoodsTemplate />
    </TranslationProvider>,
  );
  document.body.append(...new DOMParser().parseFromString(markup, 'text/html').head.childNodes);
}

const bought = {
  ...{ goods: '300 Star Crystals', icon: '', role: 'Amaranth', price: '$4.99' },
  onPress: fn(),
};

/** Props of {@link Visit}. */
interface VisitProps {
  /** What the last visit showed; it is also what the server sends in the end. */
  types: readonly GoodsType[];
  /** The index of the type that was open. */
  openAt?: number;
  /** Whether something can be bought again. */
  hasAgain?: boolean;
}

/** The goods of a visit after the first, until a press lets the prices arrive. */
function Visit({ types, openAt = 0, hasAgain = false }: VisitProps): ReactElement {
  const { code } = useLanguage();
  const [isReady, setReady] = useState(false);
  const paint = useCallback(
    (slot: HTMLDivElement | null) => {
      if (slot === null) return;
      addTemplate();
      slot.textContent = '';
      const goods = types[openAt]?.goods ?? [];
      const visit = { game: 'saga', language: code };
      const names = types.map(({ name }) => name);
      paintGoods(document, { types: names, open: openAt, goods, again: hasAgain }, visit);
    },
    [types, openAt, hasAgain, code],
  );
  return (
    <>
      <GoodsGrid
        again={hasAgain ? <AgainRow {...bought} /> : undefined}
        chosen={null}
        chosenType={types[openAt]?.key ?? null}
        onChoose={onChoose}
        onTypeChange={fn()}
        state={isReady ? { kind: 'ready', types } : { kind: 'loading', lastGoods: paint }}
      />
      <p>
        <Button
          onClick={() => {
            setReady(true);
          }}
          variant="secondary"
        >
          Let the prices arrive
        </Button>
      </p>
    </>
  );
}

const gems = sampleType('gems', [
  sampleGoods('60'),
  sampleGoods('300', { badge: 'Special offer', note: '2 of 3 left' }),
  sampleGoods('980', { icon: '' }),
  sampleGoods('1980', { base: '1,980', bonus: '+180 bonus', price: '$29.99' }),
  sampleGoods('out', { disabledReason: 'Purchase limit reached. You cannot buy this now' }),
]);

const passes = sampleType('passes', [
  sampleGoods('pass', { name: 'Monthly pass', base: null, bonus: null, icon: pictures.pack }),
  sampleGoods('card', { name: 'MyCard 150', base: null, bonus: null, price: null }),
]);

const meta = {
  title: 'Components/Goods of the last visit',
  component: Visit,
  parameters: { layout: 'padded' },
  args: { types: [gems, passes] },
} satisfies Meta<typeof Visit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Attributes that React numbers, or that only a sent form needs. */
const unimportant = ['name', 'value'];

/** Returns the markup in an element, with the attributes of each element in alphabetical order. */
function markupIn(element: Element): string {
  const copy = document.createElement('div');
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const inner of copy.querySelectorAll('*')) {
    const names = inner.getAttributeNames().sort();
    const sorted = names.map((name) => [name, inner.getAttribute(name) ?? ''] as const);
    names.forEach((name) => {
      inner.removeAttribute(name);
    });
    for (const [name, value] of sorted)
      if (!unimportant.includes(name)) inner.setAttribute(name, value);
  }
  return new XMLSerializer().serializeToString(copy);
}

function markupByReact({ types, openAt, hasAgain }: VisitProps): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => {
    root.render(
      <TranslationProvider i18n={translation}>
        <UpdatingGoods hasAgain={hasAgain} openAt={openAt} types={types} />
      </TranslationProvider>,
    );
  });
  const markup = markupIn(place);
  root.unmount();
  return markup;
}

/** The painted goods have the markup of the component, without which they would look different. */
async function expectPaintedLikeReact(
  canvasElement: HTMLElement,
  visit: VisitProps,
): Promise<void> {
  const slot = canvasElement.querySelector('[data-last-goods]') ?? canvasElement;
  await expect(markupIn(slot)).toBe(markupByReact(visit));
}

/**
 * The goods of the last visit are in the page before its code. Their prices are marked, and none can be
 * chosen. When the server has confirmed the prices, nothing moves.
 */
export const SeveralTypes: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectPaintedLikeReact(canvasElement, args);
    await expect(canvas.getByRole('status')).toHaveTextContent('Updating prices …');
    await expect(canvas.getByRole('radio', { name: /^Special offer 300/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /^Special offer 300/ }));
    await expect(canvas.getByRole('radio', { name: /^Special offer 300/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Star Crystals' })).toBeDisabled();

    const before = placesOf(canvasElement, 'label');
    await userEvent.click(canvas.getByRole('button', { name: 'Let the prices arrive' }));
    await expect(placesOf(canvasElement, 'label')).toEqual(before);
    await expect(canvas.queryByText('Updating prices …')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^Special offer 300/ }));
    await expect(onChoose).toHaveBeenCalledWith('300');
  },
};

/** Of a player who can buy something again: its place is kept, and nothing moves when it comes. */
export const WithAgain: Story = {
  args: { hasAgain: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectPaintedLikeReact(canvasElement, args);
    const before = placesOf(canvasElement, 'label');
    await userEvent.click(canvas.getByRole('button', { name: 'Let the prices arrive' }));
    await expect(canvas.getByRole('button', { name: /^Again: 300/ })).toBeVisible();
    await expect(placesOf(canvasElement, 'label')).toEqual(before);
  },
};

/** The goods that the player had chosen are of the second type, which is open. */
export const SecondType: Story = {
  args: { openAt: 1 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectPaintedLikeReact(canvasElement, args);
    await expect(canvas.getByRole('radio', { name: 'Passes' })).toBeChecked();
    const before = placesOf(canvasElement, 'label');
    await userEvent.click(canvas.getByRole('button', { name: 'Let the prices arrive' }));
    await expect(placesOf(canvasElement, 'label')).toEqual(before);
  },
};

/** A game with one type of goods: its name has the place of the tabs. */
export const OneType: Story = {
  args: { types: [passes] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectPaintedLikeReact(canvasElement, args);
    await expect(canvas.getByText('Passes')).toBeVisible();
    const before = placesOf(canvasElement, 'label');
    await userEvent.click(canvas.getByRole('button', { name: 'Let the prices arrive' }));
    await expect(placesOf(canvasElement, 'label')).toEqual(before);
  },
};

const strange = `${awkward.markup} ${awkward.long}`;

/** Texts that look like markup or like a mark of the template are shown as they are. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    types: [
      sampleType('strange', [
        sampleGoods('1', { name: strange, badge: strange, note: strange, icon: pictures.broken }),
        sampleGoods('2', { name: '{bonus}', base: '{price}', bonus: null, price: null, icon: '' }),
        sampleGoods('3', {
          name: awkward.backwards,
          base: strange,
          bonus: strange,
          price: strange,
        }),
      ]),
      { ...passes, name: awkward.long },
      { ...passes, key: 'markup', name: awkward.markup },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await expectPaintedLikeReact(canvasElement, args);
  },
};
