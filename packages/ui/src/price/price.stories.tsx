import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './price';

const meta = {
  title: 'Components/Price',
  parameters: { layout: 'padded' },
  component: Price,
  args: { amount: '$4.99' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One amount. */
export const Plain: Story = {};

/**
 * A discount applies. The original price is struck through, and screen readers announce it as the
 * original price.
 */
export const Discounted: Story = {
  args: { amount: '$4.49', original: '$4.99' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$4.99').closest('s')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('Original price: $4.99')).toBeInTheDocument();
  },
};

/** The small size, for a row of a list. */
export const Small: Story = { args: { ...Discounted.args, size: 'small' } };

/** The large size, above the button that pays. */
export const Large: Story = { args: { ...Discounted.args, size: 'large' } };

/** In right-to-left languages the amount keeps its own order. */
export const RightToLeft: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: Discounted.args,
  globals: { language: 'ar' },
};

/** In a tile of the narrowest phone the number of a large amount stays whole, below its currency. */
export const BreaksAfterCurrency: Story = {
  args: { amount: 'IDR\u00a01,599,000.00' },
  render: (args) => (
    <div style={{ inlineSize: 121 }}>
      <Price {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [text] = canvas.getByText('IDR 1,599,000.00').childNodes;
    const number = document.createRange();
    number.setStart(text ?? document.body, 4);
    number.setEnd(text ?? document.body, 16);
    await expect(number.getClientRects()).toHaveLength(1);
  },
};

/** The largest amounts wrap in a very narrow box. */
export const MaxAmount: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { amount: 'IDR 99,999,999.99', original: 'IDR 99,999,999.99', size: 'large' },
  render: (args) => (
    <div style={{ inlineSize: 120 }}>
      <Price {...args} />
    </div>
  ),
};

/** Nothing to pay. */
export const Free: Story = { args: { amount: '$0.00' } };
