import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { popupParameters } from '../../test/popup-parameters';
import { OrdersPopup } from './orders-popup';

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
  title: 'Popups/Orders popup',
  component: OrdersPopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    orders: [order, { ...order, billingNo: '2611230244000', status: 'success' }],
    onOpen: fn(),
    onAgain: fn(),
    onCopy: fn(),
    copied: null,
  },
} satisfies Meta<typeof OrdersPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The orders of the player, in the old version, which has no page for them. */
export const Orders: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await expect(args.onOpen).toHaveBeenCalledWith(order.billingNo);
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <OrdersPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'My orders'),
};
