import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pictures } from '../../test/story-pictures';
import { awkward } from '../../test/stress-texts';
import { AgainRow } from './again-row';

const meta = {
  title: 'Components/Again',
  component: AgainRow,
  parameters: { layout: 'padded' },
  args: {
    goods: '1,280 Starlight',
    icon: pictures.pack,
    role: 'Aurelia',
    price: '$19.99',
    onPress: fn(),
  },
} satisfies Meta<typeof AgainRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was bought last, for whom, and what it costs now: one press leads to the payment. */
export const Again: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Again: 1,280 Starlight Aurelia $19.99' });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Long names end in dots, so that the row keeps the height of its place. The price is always whole. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  globals: { viewport: { value: 'width360' } },
  args: { goods: awkward.long, role: awkward.markup, price: 'SGD 1,149.98', icon: '' },
  play: async ({ canvas }) => {
    const price = canvas.getByText('SGD 1,149.98');
    await expect(price.getClientRects()).toHaveLength(1);
    await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth + 1);
  },
};
