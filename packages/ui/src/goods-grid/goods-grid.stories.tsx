import { type Translate, formatRemaining } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleGoods, sampleType } from '../../test/goods-samples';
import { pictures } from '../../test/story-pictures';
import { awkward, oddNames, oddPrices } from '../../test/stress-texts';
import { type GoodsGridProps, type GoodsType, GoodsGrid } from './goods-grid';
import { useChosenTypeInSight } from './use-chosen-type-in-sight';

const onRetry = fn();

/** A grid of goods in the language of the toolbar, which keeps what is chosen. */
function showing(typesIn: (t: Translate) => readonly GoodsType[]) {
  return function Goods(props: GoodsGridProps): ReactElement {
    const [chosen, setChosen] = useState(props.chosen);
    const [type, setType] = useState(props.chosenType);
    return (
      <GoodsGrid
        chosen={chosen}
        chosenType={type}
        onChoose={(id) => {
          props.onChoose(id);
          setChosen(id);
        }}
        onTypeChange={(key) => {
          props.onTypeChange(key);
          setType(key);
        }}
        state={{ kind: 'ready', types: typesIn(useTranslate()) }}
      />
    );
  };
}

const meta = {
  title: 'Components/Goods grid',
  component: GoodsGrid,
  parameters: { layout: 'padded' },
  args: {
    state: { kind: 'loading' },
    chosenType: null,
    onTypeChange: fn(),
    chosen: null,
    onChoose: fn(),
  },
} satisfies Meta<typeof GoodsGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const gems = (t: Translate): GoodsType =>
  sampleType('gems', [
    sampleGoods('60'),
    sampleGoods('300', { bonus: t('goods.bonus', { number: '30' }) }),
    sampleGoods('1980', {
      base: '1,980',
      bonus: t('goods.bonus', { number: '180' }),
      price: '$29.99',
    }),
  ]);

/** A game with one type of goods shows its name. Arrow keys move from item to item. */
export const OneType: Story = {
  args: { chosen: '60' },
  render: showing((t) => [gems(t)]),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
    const first = canvas.getByRole('radio', { name: /^60 / });
    await expect(first).toBeChecked();
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('300');
    await expect(
      canvas.getByRole('radio', { name: /^300 Star Crystals \+30 bonus/ }),
    ).toBeChecked();
  },
};

const passes = sampleType('passes', [
  sampleGoods('pass', { name: 'Monthly pass', base: null, bonus: null, icon: pictures.pack }),
]);

/** A game with several types of goods has a tab for each. A type without goods has none. */
export const SeveralTypes: Story = {
  render: showing((t) => [gems(t), sampleType('empty', []), passes]),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Star Crystals' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: 'Event offers' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Passes' }));
    await expect(args.onTypeChange).toHaveBeenCalledWith('passes');
    await expect(canvas.getByText('Monthly pass')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^60 / })).toBeNull();
  },
};

const ManyTypes = showing((t) => [
  gems(t),
  ...['Event offers', 'Season passes', 'Starter packs', 'Limited'].map((name) => ({
    ...passes,
    key: name,
    name,
  })),
]);

/** A type that the edge of the row cuts off is moved into sight when it is chosen. */
export const TypeCutOff: Story = {
  globals: { viewport: { value: 'width360' } },
  render: function Row(args) {
    useChosenTypeInSight();
    return <ManyTypes {...args} />;
  },
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('radio', { name: 'Season passes' });
    const isWhole = (): boolean => {
      const { left, right } = chip.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    };
    await expect(isWhole()).toBe(false);
    await userEvent.click(chip);
    await waitFor(() => expect(isWhole()).toBe(true));
  },
};

/** So is one that was chosen on an earlier visit. */
export const CutOffTypeOfEarlierVisit: Story = {
  ...TypeCutOff,
  tags: ['behaviour', '!autodocs'],
  args: { chosenType: 'Limited' },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('radio', { name: 'Limited' });
    await waitFor(() => expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
};

/** The same from right to left. */
export const TypeCutOffInArabic: Story = {
  ...TypeCutOff,
  tags: ['behaviour', '!autodocs'],
  globals: { ...TypeCutOff.globals, language: 'ar' },
};

/** In rows, from right to left, an amount and its Latin unit read as they do elsewhere. */
export const RightToLeft: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { brand: 'formosa', direction: 'rtl' },
  render: showing((t) => [gems(t)]),
  play: async ({ canvas }) => {
    const amount = canvas.getByText('300');
    const unit = amount.nextElementSibling?.getBoundingClientRect().left;
    await expect(unit).toBeGreaterThan(amount.getBoundingClientRect().left);
  },
};

/** A bonus never breaks across lines. */
export const BonusDoesNotBreak: Story = {
  render: showing((t) => [gems(t)]),
  play: async ({ canvas }) => {
    const bonus = canvas.getByText('+180 bonus');
    const one = canvas.getByText('1,980').getBoundingClientRect();
    await expect(bonus.getClientRects()).toHaveLength(1);
    await expect(bonus.getBoundingClientRect().height).toBeLessThan(one.height * 1.5);
  },
};

/** In rows the badge is off the picture and the words. */
export const SpecialOfferInRow: Story = {
  globals: { brand: 'formosa', viewport: { value: 'width360' } },
  render: showing((t) => [
    sampleType('gems', [
      sampleGoods('300', {
        badge: t('goods.special'),
        bonus: t('goods.bonus', { number: '30' }),
      }),
    ]),
  ]),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Special offer').getBoundingClientRect();
    const amount = canvas.getByText('300').getBoundingClientRect();
    await expect(amount.right).toBeLessThanOrEqual(badge.left);
  },
};

/** A badge as wide as the tile is whole on the narrowest phone. */
export const WideBadge: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'width320' } },
  render: showing(() => [
    sampleType('gems', [sampleGoods('300'), sampleGoods('980', { badge: 'Penawaran spesial' })]),
  ]),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Penawaran spesial');
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};

/** A special offer has a badge. */
export const Special: Story = {
  render: showing((t) => [
    sampleType('gems', [sampleGoods('300', { badge: t('goods.special') }), sampleGoods('980')]),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Special offer')).toBeVisible();
  },
};

/** Limited goods show how many are left. */
export const LimitedGoods: Story = {
  render: showing((t) => [
    sampleType('gems', [
      sampleGoods('300', { note: t('limit.leftOf', { number: 2, total: 3 }) }),
      sampleGoods('980'),
    ]),
  ]),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /2 of 3 left/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('300');
  },
};

/**
 * The limit is reached for now. The tile shows when the item can be bought again, and cannot be
 * chosen.
 */
export const LimitedAgainLater: Story = {
  render: showing((t) => [
    sampleType('gems', [
      sampleGoods('300', {
        disabledReason: t('limit.nextIn', { time: formatRemaining(97_200, t) }),
      }),
      sampleGoods('980'),
    ]),
  ]),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Again in 1 day 3 h/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/**
 * The limit is reached. The tile stays visible with the reason, can have focus, and cannot be
 * chosen.
 */
export const LimitReached: Story = {
  render: showing((t) => [
    sampleType('gems', [
      sampleGoods('300', {
        badge: t('goods.special'),
        note: t('limit.leftOf', { number: 0, total: 3 }),
        disabledReason: t('limit.reached'),
      }),
      sampleGoods('980'),
    ]),
  ]),
  play: async ({ args, canvas, userEvent }) => {
    const soldOut = canvas.getByRole('radio', { name: /Purchase limit reached/ });
    await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText('0 of 3 left')).toBeNull();
    await userEvent.click(soldOut);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(soldOut).not.toBeChecked();
  },
};

/** Goods that are exchanged for a prepaid card have no price. */
export const CardExchange: Story = {
  render: showing(() => [
    sampleType('cards', [
      sampleGoods('card', { name: 'MyCard 150', base: null, bonus: null, price: null }),
    ]),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toHaveAccessibleName('MyCard 150');
  },
};

/** The goods are being loaded: placeholders of the types and of six tiles. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading …');
  },
};

/** The goods could not be loaded. The player can try again. */
export const Failed: Story = {
  args: { state: { kind: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** The goods could not be loaded because the player is offline. */
export const Offline: Story = {
  render: (args) => {
    return <GoodsGrid {...args} state={{ kind: 'error', text: 'You are offline', onRetry }} />;
  },
};

/** No game is chosen. */
export const NoGame: Story = {
  args: { state: { kind: 'no-game' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose a game');
  },
};

/** The game has no goods on sale. */
export const Empty: Story = {
  args: { state: { kind: 'ready', types: [sampleType('gems', [])] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is on sale in this game right now')).toBeVisible();
  },
};

/** The smallest and the largest amounts. */
export const SmallestAndLargestAmounts: Story = {
  tags: ['stress', '!autodocs'],
  render: showing((t) => [
    sampleType('gems', [
      sampleGoods('zero', { base: '0', bonus: null, price: '$0.00' }),
      sampleGoods('most', {
        base: '99,999,999',
        bonus: t('goods.bonus', { number: '99,999,999' }),
        price: 'IDR 99,999,999.99',
      }),
      sampleGoods('won', { base: '10,000', price: '₩99,999,999' }),
    ]),
  ]),
};

/** Two hundred goods. */
export const TwoHundred: Story = {
  tags: ['stress', '!autodocs'],
  render: showing(() => [
    sampleType(
      'gems',
      Array.from({ length: 200 }, (_, index) => sampleGoods(String(index + 1))),
    ),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(200);
  },
};

/** Odd names and prices, goods without pictures: every price is read in full. */
export const OddNamesAndPrices: Story = {
  tags: ['every-view', 'stress', '!autodocs'],
  render: showing(() => [
    sampleType(
      'gems',
      oddNames.flatMap((name, index) => [
        sampleGoods(`pack${name}`, { name, base: null, icon: '', price: oddPrices[index] ?? null }),
        sampleGoods(name, { name, icon: '', price: oddPrices[index] ?? null }),
      ]),
    ),
  ]),
  play: async ({ canvas }) => {
    for (const price of ['$0.00', 'IDR 1,234,567,890.00', 'KWD 1.255'])
      for (const shown of canvas.getAllByText(price)) await expect(shown).toBeVisible();
  },
};

const strange = `${awkward.markup} ${awkward.long}`;

/** Very long names, markup, and missing and broken pictures. All tiles keep their place. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  render: showing(() => [
    { ...passes, key: 'long', name: awkward.long },
    {
      ...passes,
      key: 'strange',
      name: strange,
      goods: [
        sampleGoods('1', { name: strange, icon: pictures.broken, badge: strange, note: strange }),
        sampleGoods('2', { name: awkward.backwards, icon: '' }),
        sampleGoods('3', { name: strange, base: null, bonus: null, price: strange, icon: '' }),
        sampleGoods('4', { base: strange, bonus: strange, disabledReason: strange }),
      ],
    },
  ]),
  args: { chosenType: 'strange', chosen: '1' },
};
