import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { Button } from '../button';
import { InfoList } from './info-list';

const meta = {
  title: 'Components/Info list',
  parameters: { layout: 'padded' },
  component: InfoList,
  args: {
    items: [
      { label: 'Game', value: 'Starfall Saga' },
      { label: 'Item', value: '300 Star Crystals' },
      { label: 'Server', value: 'S12' },
    ],
  },
} satisfies Meta<typeof InfoList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts about an order, each with its label. */
export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

/** A fact without a value is left out. */
export const WithoutValue: Story = {
  args: {
    items: [
      { label: 'Area', value: undefined },
      { label: 'Server', value: '' },
      { label: 'Game', value: 'Starfall Saga' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
  },
};

const orderNumber = '2611241045240WWR9LNY0BDV5';

/** An order number stands below its label in one piece, on the narrowest phones too. */
export const Code: Story = {
  globals: { viewport: { value: 'width320' } },
  args: { items: [{ label: 'Order number', value: orderNumber, isCode: true }] },
  play: async ({ canvas }) => {
    const value = canvas.getByText(orderNumber);
    const range = document.createRange();
    range.selectNodeContents(value);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    await expect(new Set(tops).size).toBe(1);
  },
};

/** A number that is longer than a line breaks after groups of five characters. */
export const LongCode: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  globals: { viewport: { value: 'width320' } },
  args: {
    items: [{ label: 'Reference', value: orderNumber + orderNumber.slice(0, 20), isCode: true }],
  },
  play: async ({ canvas }) => {
    const value = canvas.getByText(orderNumber + orderNumber.slice(0, 20));
    const groups = [...value.childNodes].filter((part) => part.nodeType === Node.TEXT_NODE);
    const lines = groups.map((group) => {
      const range = document.createRange();
      range.selectNodeContents(group);
      return range.getClientRects().length;
    });
    await expect(lines).toEqual(Array.from({ length: 9 }, () => 1));
  },
};

/** A value with a button beside it, for instance to copy it. */
export const WithAction: Story = {
  args: {
    items: [
      {
        label: 'Order number',
        value: '20261121-000042',
        action: (
          <Button onClick={fn()} variant="quiet">
            Copy
          </Button>
        ),
      },
    ],
  },
};

/** Very long values wrap. Markup is shown as text. */
export const AwkwardValues: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    items: [
      { label: 'Role', value: awkward.long },
      { label: 'Server', value: awkward.markup },
      { label: 'Game', value: awkward.backwards },
      { label: 'Price', value: 'IDR 99,999,999.99' },
    ],
  },
};
