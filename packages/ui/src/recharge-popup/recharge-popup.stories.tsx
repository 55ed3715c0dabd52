import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { aChannel, aPurchase } from '../../test/recharge-samples';
import { popupParameters } from '../../test/popup-parameters';
import { longListRadio, tabTo } from '../../test/user-actions';
import { CouponRow } from '../coupon-row';
import { type ChannelOption, RechargePopup } from './recharge-popup';

const ready = (...items: readonly ChannelOption[]) => ({ kind: 'ready', items }) as const;
const oneRegion = [{ code: 'SG', name: 'Singapore' }];
const twoRegions = [...oneRegion, { code: 'MY', name: 'Malaysia' }];
const few = ready(
  aChannel('PayPal', { description: 'Balance or card' }),
  aChannel('Cards', { hasSubChannels: true }),
  aChannel('E-wallet'),
);
const threeHundred = Array.from({ length: 300 }, (_, index) => aChannel(`Channel ${index + 1}`));

const meta = {
  title: 'Popups/Recharge popup',
  component: RechargePopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    purchase: { ...aPurchase, bonus: '+20 bonus' },
    regions: oneRegion,
    region: 'SG',
    onRegionChange: fn(),
    channels: few,
    chosenChannel: 'PayPal',
    onChannelChoose: fn(),
    price: { amount: '$4.99' },
    next: 'The payment page opens next',
    busy: false,
    canBuy: true,
    onBuy: fn(),
  },
} satisfies Meta<typeof RechargePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const onWayOut = fn();
const buyButton = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^Buy/ });

/** A payment method is chosen: goods, recipient, method and price on one screen. */
export const Chosen: Story = {
  tags: ['every-view'],
  play: async ({ args, userEvent }) => {
    const popup = await screen.findByRole('dialog', { name: 'Recharge info' });
    await expect(popup).toHaveTextContent(
      '300 Star Crystals +20 bonus $4.99For Amaranth S12 · Starfall Saga',
    );
    await expect(screen.getByText('The payment page opens next')).toBeInTheDocument();
    await expect(popup.textContent.match(/\$4\.99/g)).toHaveLength(3);
    await expect(screen.queryByLabelText('Region')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await tabTo(userEvent, await buyButton());
    await expect(await buyButton()).toHaveTextContent('Buy · $4.99');
    await userEvent.keyboard('{Enter}');
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

/** No payment method is chosen. The button is disabled, and a line below it shows why. */
export const NothingChosen: Story = {
  tags: ['every-view'],
  args: { chosenChannel: null, canBuy: false },
  play: async ({ args, userEvent }) => {
    await expect(await buyButton()).toBeDisabled();
    await expect(screen.getByText('Choose a payment method')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    await expect(args.onChannelChoose).toHaveBeenCalledWith('PayPal');
  },
};

/**
 * Payment methods that do not accept the amount stand last, disabled. Each says from which amount it
 * can be used.
 */
export const OutOfRange: Story = {
  args: {
    channels: ready(
      ...few.items,
      aChannel('Carrier billing', { disabledReason: 'From $20.00' }),
      aChannel('Vouchers', { disabledReason: 'Up to $2.00', hasSubChannels: true }),
    ),
  },
  play: async ({ args, userEvent }) => {
    const radio = await screen.findByRole('radio', { name: 'Carrier billing' });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription('From $20.00');
    const vouchers = screen.getByRole('button', { name: /Vouchers.*Up to \$2\.00/ });
    await expect(vouchers).toBeDisabled();
    await userEvent.click(screen.getByText('Carrier billing'));
    await userEvent.click(screen.getByText('Vouchers'));
    await expect(args.onChannelChoose).not.toHaveBeenCalled();
  },
};

/**
 * A payment method with sub-methods, here card brands, has an arrow and opens them in a second
 * popup.
 */
export const WithSubChannels: Story = {
  args: {
    next: undefined,
    chosenChannel: 'Cards',
    channels: ready(
      aChannel('PayPal'),
      aChannel('Cards', { hasSubChannels: true, chosenSubChannel: 'JCB' }),
    ),
  },
  play: async ({ args, userEvent }) => {
    const cards = await screen.findByRole('button', { name: /^Cards ?JCB/ });
    await expect(cards).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(cards);
    await expect(args.onChannelChoose).toHaveBeenCalledWith('Cards');
    await expect(screen.getByText('Pay $4.99 with JCB')).toBeInTheDocument();
  },
};

/** The only payment method has sub-methods. “Buy” opens them, and the line below it says so. */
export const OnlyOneWithSubChannels: Story = {
  args: { chosenChannel: null, channels: ready(aChannel('Cards', { hasSubChannels: true })) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('You choose an option of Cards next')).toBeVisible();
    await expect(screen.queryByText('Choose a payment method')).toBeNull();
    await userEvent.click(await buyButton());
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

/** The payment method of the last purchase is marked and comes first. */
export const LastUsed: Story = {
  args: {
    chosenChannel: null,
    canBuy: false,
    channels: ready(aChannel('E-wallet', { isLastUsed: true }), aChannel('PayPal')),
  },
  play: async () => {
    const radio = await screen.findByRole('radio', { name: 'E-wallet' });
    await expect(radio).toHaveAccessibleDescription('Last used');
    await expect(screen.getByRole('radio', { name: 'PayPal' })).toHaveAccessibleDescription('');
  },
};

/** The player can choose the region whose payment methods are listed. */
export const SeveralRegions: Story = {
  tags: ['every-view'],
  args: { regions: twoRegions },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Region'), 'Malaysia');
    await expect(args.onRegionChange).toHaveBeenCalledWith('MY');
  },
};

/** 300 payment methods have a search. The chosen one is visible when the popup opens. */
export const ThreeHundredChannels: Story = {
  tags: ['stress', '!autodocs'],
  args: { channels: ready(...threeHundred), chosenChannel: 'Channel 299' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('radio', { name: 'Channel 299' })).toBeChecked();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search payment methods' }), '150');
    await userEvent.click(await longListRadio('Channel 150'));
    await expect(args.onChannelChoose).toHaveBeenCalledWith('Channel 150');
  },
};

/** The payment methods are being loaded: placeholder rows, and a disabled button. */
export const Loading: Story = {
  args: { channels: { kind: 'loading' }, chosenChannel: null, canBuy: false },
  play: async () => {
    await expect(await buyButton()).toBeDisabled();
    await expect(screen.getAllByText('Loading …').length).toBeGreaterThan(0);
    await expect(screen.queryByText('Choose a payment method')).toBeNull();
  },
};

/** The payment methods could not be loaded. The player can try again. */
export const ChannelsFailed: Story = {
  args: { channels: { kind: 'error', onRetry: onWayOut }, chosenChannel: null, canBuy: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(onWayOut).toHaveBeenCalledOnce();
  },
};

/** No payment method of this region accepts the amount. Buttons lead to the regions that have one. */
export const OtherRegions: Story = {
  args: { regions: twoRegions, channels: ready(), chosenChannel: null, canBuy: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Malaysia' }));
    await expect(args.onRegionChange).toHaveBeenCalledWith('MY');
    await expect(screen.queryByRole('button', { name: 'Singapore' })).toBeNull();
  },
};

/** No region has a payment method that accepts the amount: the button leads to other goods. */
export const NoChannelAtAll: Story = {
  args: { channels: ready(), chosenChannel: null, canBuy: false, onOtherGoods: onWayOut },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/No payment method here/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another item' }));
    await expect(onWayOut).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
    await expect(screen.queryByText('Choose a payment method')).toBeNull();
  },
};

/** The goods are not sold any more: the button leads to others, and there is no price to wait for. */
export const GoodsGone: Story = {
  tags: ['every-view'],
  args: {
    ...{ areGoodsGone: true, channels: { kind: 'loading' }, chosenChannel: null, regions: [] },
    ...{ region: null, price: null, canBuy: false, next: undefined, onOtherGoods: onWayOut },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/^This item is not sold/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another item' }));
    await expect(onWayOut).toHaveBeenCalledOnce();
    await expect(screen.queryByText(/Working out the price|could not be loaded/)).toBeNull();
  },
};

/** No channel for a replenishment of another player, for which there are no other goods. */
export const NoChannelForAReplenishment: Story = {
  args: { channels: ready(), chosenChannel: null, canBuy: false },
  play: async () => {
    await expect(await buyButton()).toBeDisabled();
  },
};

/** A coupon is used. The original price is struck through, and the order details are open. */
export const Discounted: Story = {
  args: {
    price: { amount: '$4.49', original: '$4.99' },
    purchase: { ...aPurchase, points: '45' },
    coupon: (
      <CouponRow
        state={{
          kind: 'choosable',
          count: 3,
          chosen: { name: 'Weekend gift', off: '10', saving: '$0.50' },
          onChoose: fn(),
        }}
      />
    ),
  },
  play: async () => {
    await expect(await buyButton()).toHaveTextContent('Buy · $4.49');
    await expect(screen.getByText('$4.99').closest('s')).not.toBeNull();
    await expect(screen.getByText('Original price: $4.99')).toBeInTheDocument();
    await expect(screen.getByText('VIP points')).toBeInTheDocument();
  },
};

/** The price is being calculated. The previous price is gone, and the button is disabled. */
export const LoadingPrice: Story = {
  args: { price: null, canBuy: false },
  play: async () => {
    await expect(await buyButton()).toBeDisabled();
    await expect(screen.getByText('Working out the price …')).toBeInTheDocument();
    await expect(screen.queryByText(/\$/)).toBeNull();
  },
};

/** The player has opened the order details. The area is listed only for games that have areas. */
export const OrderDetail: Story = {
  args: { purchase: { ...aPurchase, area: 'Asia' } },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('definition')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Order details' }));
    const values = screen.getAllByRole('definition').map((value) => value.textContent.trim());
    await expect(values).toEqual(['300 Star Crystals', 'S12', 'Amaranth', 'Asia']);
  },
};

/** Details with VIP points unfold by themselves, below all that was read before. The player has closed them. */
export const OrderDetailClosed: Story = {
  args: { purchase: { ...aPurchase, points: '45' } },
  play: async ({ userEvent }) => {
    const points = await screen.findByText('45');
    const below = Node.DOCUMENT_POSITION_FOLLOWING;
    const trust = screen.getByText(/^The official shop/);
    await expect(trust.compareDocumentPosition(points) & below).toBe(below);
    await userEvent.click(screen.getByRole('button', { name: 'Order details' }));
    await expect(screen.queryByText('45')).toBeNull();
  },
};

/** A game that delivers only while the player is online in it. That is read on a phone without scrolling. */
export const MustStayOnline: Story = {
  globals: { viewport: { value: 'width360' } },
  args: { mustStayOnline: true },
  play: async () => {
    const note = await screen.findByText(/Keep the game open/);
    const foot = (await buyButton()).parentElement?.getBoundingClientRect().top;
    await expect(note.getBoundingClientRect().bottom).toBeLessThan(foot ?? 0);
  },
};

/** The order is being created. The button shows what is happening, and a second press does nothing. */
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Opening PayPal …' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await buyButton());
    await expect(args.onBuy).not.toHaveBeenCalled();
    await expect(screen.getByText('Opening PayPal …')).toBeInTheDocument();
  },
};

/** The order was refused. The error is beside the button, with an action that solves it. */
export const Refused: Story = {
  tags: ['every-view'],
  args: {
    message: {
      tone: 'error',
      text: 'You have an unpaid order for this item. Please pay it first',
      action: { label: 'Pay that order', onPress: onWayOut },
    },
  },
  play: async ({ userEvent }) => {
    const said = await screen.findByText(/unpaid order/);
    await expect(said.closest('[aria-live]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pay that order' }));
    await expect(onWayOut).toHaveBeenCalledOnce();
  },
};

/** An unpaid order blocks the purchase: the button leads to it, whether or not anything is chosen. */
export const PayAnUnpaidOrder: Story = {
  args: {
    canBuy: false,
    message: { tone: 'warning', text: 'You have an unpaid order for this item' },
    instead: { label: 'Pay that order', onPress: fn() },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay that order' }));
    await expect(args.instead?.onPress).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  },
};

/** A message that is not an error, for instance that the chosen payment method is no longer offered. */
export const Hint: Story = {
  args: { chosenChannel: null, canBuy: false, message: { tone: 'info', text: 'Choose another' } },
};

/** Very long names and very large amounts. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    purchase: {
      ...{ goods: awkward.long, bonus: awkward.long, picture: '', points: '0' },
      ...{ role: awkward.long, server: awkward.markup, game: awkward.backwards },
    },
    regions: [...twoRegions, { code: 'XX', name: awkward.long }],
    region: 'XX',
    channels: ready(
      aChannel(awkward.long, { description: awkward.long, isLastUsed: true }),
      aChannel(awkward.markup, { hasSubChannels: true, icon: 'data:image/png;base64,broken' }),
    ),
    chosenChannel: awkward.long,
    price: { amount: 'IDR 99,999,999.99', original: 'IDR 99,999,999.99' },
    message: { tone: 'error', text: `${awkward.markup} ${awkward.long}` },
  },
};

/** From 768 px on it is a dialog, 480 px wide. */
export const Desktop: Story = {
  globals: { viewport: { value: 'width1280' } },
  play: async () => {
    const popup = await screen.findByRole('dialog');
    await expect(within(popup).getByText('Amaranth')).toBeInTheDocument();
    await expect(popup.offsetWidth).toBe(480);
  },
};

/** On a phone held sideways the payment methods are beside what is bought, and in sight. */
export const Sideways: Story = {
  args: { regions: twoRegions, coupon: <CouponRow state={{ kind: 'unsupported-channel' }} /> },
  globals: { viewport: { value: 'sideways' } },
  play: async () => {
    const [first] = await screen.findAllByRole('radio');
    const buy = (await buyButton()).getBoundingClientRect();
    await expect(first?.getBoundingClientRect().bottom).toBeLessThan(buy.top);
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <RechargePopup {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Recharge info'),
};
