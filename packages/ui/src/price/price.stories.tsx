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

/** A discount applies: the original is struck through for the eye, and named for the ear. */
export const Discounted: Story = {
  args: { amount: '$4.49', original: '$4.99' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$4.99').closest('s')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('Original price: $4.99')).toBeInTheDocument();
  },
};

/** In a row of a list. */
export const Small: Story = { args: { ...Discounted.args, size: 'small' } };

/** Above the button that pays. */
export const Large: Story = { args: { ...Discounted.args, size: 'large' } };

/** From right to left an amount keeps its own order. */
export const RightToLeft: Story = {
  tags: ['stress', '!autodocs'],
  args: Discounted.args,
  globals: { language: 'ar' },
};

/** The largest amounts wrap in the narrowest box. */
export const Largest: Story = {
  tags: ['stress', '!autodocs'],
  args: { amount: 'IDR 99,999,999.99', original: 'IDR 99,999,999.99', size: 'large' },
  render: (args) => (
    <div style={{ inlineSize: 120 }}>
      <Price {...args} />
    </div>
  ),
};

/** Nothing to pay. */
export const Nothing: Story = { args: { amount: '$0.00' } };
