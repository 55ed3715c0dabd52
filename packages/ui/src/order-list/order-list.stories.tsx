import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { OrderList } from './order-list';

const order = {
  billingNo: '2611230312140YYVISUQEFVVU',
  status: 'placed',
  goods: '300 Star Crystals',
  picture: '',
  role: 'Amaranth',
  server: 'S12 Vega',
  game: 'Starfall Saga',
  amount: '$4.99',
  time: '2026/11/23 03:12 UTC+0',
} as const;

const meta = {
  title: 'Components/Order list',
  component: OrderList,
  args: {
    orders: [
      order,
      { ...order, billingNo: '2611230244000', status: 'success', goods: '60 Star Crystals' },
      { ...order, billingNo: '2611221259000', status: 'fail', amount: null },
      { ...order, billingNo: '2611221258000', status: 'replaced' },
      { ...order, billingNo: '2611221257000', status: 'cancelled' },
      { ...order, billingNo: '2611221256000', status: 'expired' },
    ],
    onOpen: fn(),
    onAgain: fn(),
    onCopy: fn(),
    copied: null,
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One order of each status; the price of the one that failed is not known. */
export const Orders: Story = {
  tags: ['every-view'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onOpen).toHaveBeenCalledWith(order.billingNo);
    // There is no way back to a replaced order.
    await expect(canvas.getAllByRole('button', { name: 'Show' })).toHaveLength(4);
    for (const text of [
      'Replaced by another order',
      'The payment was cancelled',
      'The time to pay was over',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByText('Payment failed')).toHaveLength(1);
  },
};

/** What a paid order bought can be bought again, where its owner says so. */
export const BuyAgain: Story = {
  args: {
    orders: [
      { ...order, status: 'success', canRepeat: true },
      { ...order, billingNo: '2611221259000', status: 'success' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }));
    await expect(args.onAgain).toHaveBeenCalledWith(order.billingNo);
  },
};

/** On a narrow phone the number and the price are one line each, whatever the name takes. */
export const Narrow: Story = {
  globals: { viewport: { value: 'width360' } },
  args: {
    orders: [
      {
        ...order,
        goods: '12,000 Star Crystals and a season pass',
        bonus: '+1,200 bonus',
        amount: 'SGD 1,149.98',
      },
    ],
  },
  play: async ({ canvas }) => {
    const number = canvas.getByText(order.billingNo);
    await expect(number.getClientRects()).toHaveLength(1);
    await expect(canvas.getByText('SGD 1,149.98').getClientRects()).toHaveLength(1);
    await expect(canvas.getByText('+1,200 bonus')).toBeVisible();
  },
};

/** The number of an order is copied, for instance for customer service. */
export const CopyNumber: Story = {
  args: { orders: [order], copied: order.billingNo },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order number' }));
    await expect(args.onCopy).toHaveBeenCalledWith(order.billingNo);
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

/** No order has been made on this device. */
export const None: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Orders you make on this device/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Very long names and numbers. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    orders: [
      {
        ...order,
        goods: awkward.long,
        role: awkward.markup,
        server: awkward.backwards,
        game: awkward.long,
        billingNo: '2'.repeat(120),
      },
    ],
  },
};
