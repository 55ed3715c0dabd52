import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceArea } from './price-area';

const meta = {
  title: 'Components/Price area',
  parameters: { layout: 'padded' },
  component: PriceArea,
  args: { price: { amount: '$4.99' } },
} satisfies Meta<typeof PriceArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price of the order. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$4.99')).toBeVisible();
  },
};

/**
 * A discount applies. The original price is struck through, and screen readers announce it as the
 * original price.
 */
export const WithDiscount: Story = {
  args: { price: { amount: '$4.49', original: '$4.99' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('s, del')).toHaveTextContent('$4.99');
    await expect(canvas.getByText(/Original price/)).toBeInTheDocument();
  },
};

/** The price is being calculated. The previous price is gone. */
export const Loading: Story = {
  args: { price: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Working out the price …')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeInTheDocument();
  },
};

/** Nothing to pay, because of a discount. */
export const Free: Story = { args: { price: { amount: '$0.00', original: '$4.99' } } };

/** The largest amounts fit on the narrowest phone. */
export const MaxAmounts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { price: { amount: 'IDR 99,999,999.99', original: 'IDR 99,999,999.99' } },
};
