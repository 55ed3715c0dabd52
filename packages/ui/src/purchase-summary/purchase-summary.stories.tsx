import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPurchase } from '../../test/recharge-samples';
import { awkward, oddNames, oddPrices } from '../../test/stress-texts';
import { PurchaseSummary } from './purchase-summary';

const meta = {
  title: 'Components/Purchase summary',
  parameters: { layout: 'padded' },
  component: PurchaseSummary,
  args: { ...aPurchase, bonus: '+20 bonus', amount: '$4.99' },
} satisfies Meta<typeof PurchaseSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is bought, with what comes on top and its price, and the role, server and game it is for. */
export const Plain: Story = {
  tags: ['every-view'],
  play: async ({ canvas }) => {
    const parts = ['300 Star Crystals', '+20 bonus', '$4.99', 'Amaranth', 'S12', 'Starfall Saga'];
    for (const part of parts) await expect(canvas.getByText(part)).toBeVisible();
  },
};

/** The price is being worked out, or there is none. */
export const WithoutPrice: Story = { args: { amount: null } };

/** Goods that are not listed have no name, which is so for a replenishment of another player: the game stands for them. */
export const UnlistedGoods: Story = {
  args: { goods: '', bonus: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Starfall Saga')).toHaveLength(2);
  },
};

/** A picture that could not be loaded is replaced by the first letter of the goods. */
export const BrokenPicture: Story = {
  args: { goods: 'Star Crystals', picture: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('S')).toBeVisible();
  },
};

/** Very long names wrap, and neither the server nor the price leaves the box. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  globals: { viewport: { value: 'width320' } },
  args: {
    goods: awkward.long,
    role: awkward.long,
    game: awkward.markup,
    amount: 'IDR 99,999,999.99',
  },
  play: async ({ canvas }) => {
    for (const text of ['S12', 'IDR 99,999,999.99']) {
      const { width, right } = canvas.getByText(text).getBoundingClientRect();
      await expect(width).toBeGreaterThan(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};

/** Odd names and prices, goods without pictures. */
export const OddNamesAndPrices: Story = {
  tags: ['every-view', 'stress', '!autodocs'],
  render: (args) => (
    <>
      {oddNames.map((name, index) => (
        <PurchaseSummary
          {...args}
          amount={oddPrices[index] ?? null}
          game={name}
          goods={name}
          key={name}
          role={name}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const price of ['$0.00', 'IDR 1,234,567,890.00', 'KWD 1.255'])
      await expect(canvas.getByText(price)).toBeVisible();
  },
};

/** Right-to-left names do not reorder the text around them. */
export const RightToLeftName: Story = {
  tags: ['stress', '!autodocs'],
  args: { role: awkward.backwards, server: 'Knight \u202Eesrever' },
};
