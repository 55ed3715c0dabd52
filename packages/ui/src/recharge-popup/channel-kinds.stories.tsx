import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aChannel, aPurchase } from '../../test/recharge-samples';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { type ChannelOption, RechargePopup } from './recharge-popup';

const ready = (...items: readonly ChannelOption[]) => ({ kind: 'ready', items }) as const;

const visa = aChannel('Credit or debit card');
const others = [
  aChannel('Card by Northpay', { description: 'via Northpay' }),
  aChannel('Card by Southpay', { description: 'via Southpay' }),
];
const wallets = [aChannel('PayPal'), aChannel('E-wallets', { hasSubChannels: true })];
const byKind = {
  channels: ready(visa, ...wallets, ...others),
  groups: [
    {
      key: 'card',
      title: 'Cards',
      channels: [visa],
      folded: { title: 'Other card payments (2)', channels: others },
    },
    { key: 'wallet', title: 'Wallets', channels: wallets },
  ],
};

const meta = {
  title: 'Popups/Recharge popup/Kinds',
  component: RechargePopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    purchase: aPurchase,
    regions: [{ code: 'SG', name: 'Singapore' }],
    region: 'SG',
    onRegionChange: fn(),
    ...byKind,
    chosenChannel: null,
    onChannelChoose: fn(),
    price: { amount: '$4.99' },
    busy: false,
    canBuy: true,
    onBuy: fn(),
  },
} satisfies Meta<typeof RechargePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five or more ways to pay stand by kind. Further processors of cards are behind one row, which opens in its place. */
export const ByKind: Story = {
  args: { chosenChannel: 'PayPal' },
  play: async ({ args, userEvent }) => {
    const cards = within(await screen.findByRole('list', { name: 'Cards' }));
    await expect(cards.getAllByRole('radio')).toHaveLength(1);
    const fold = cards.getByRole('button', { name: 'Other card payments (2)', expanded: false });
    await tabTo(userEvent, fold);
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(fold).toHaveFocus();
    const radio = cards.getByRole('radio', { name: 'Card by Southpay' });
    await expect(radio).toHaveAccessibleDescription('via Southpay');
    await userEvent.click(radio);
    await expect(args.onChannelChoose).toHaveBeenCalledWith('Card by Southpay');
    await userEvent.click(fold);
    await expect(cards.getAllByRole('radio')).toHaveLength(1);
    await expect(
      within(screen.getByRole('list', { name: 'Wallets' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  },
};

/** A chosen way to pay is in sight, behind which row it may stand. */
export const ByKindFoldedChosen: Story = {
  args: { chosenChannel: 'Card by Northpay' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('radio', { name: 'Card by Northpay' })).toBeChecked();
    const fold = screen.getByRole('button', { name: 'Other card payments (2)', expanded: true });
    await userEvent.click(fold);
    await expect(screen.getByRole('radio', { name: 'Card by Northpay' })).toBeChecked();
    await expect(screen.queryByRole('radio', { name: 'Card by Southpay' })).toBeNull();
  },
};

/** A back end that sends no known kind: names only, one heading for all that is left. */
export const OfNoKnownKind: Story = {
  args: {
    channels: ready(visa, ...wallets, aChannel('Zeta'), aChannel('Omikron')),
    groups: [
      { key: 'card', title: 'Cards', channels: [visa] },
      { key: 'wallet', title: 'Wallets', channels: wallets },
      {
        key: 'other',
        title: 'More ways to pay',
        channels: [aChannel('Zeta'), aChannel(awkward.long)],
      },
    ],
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'More ways to pay' });
    await expect(within(list).getByRole('radio', { name: 'Zeta' })).toBeEnabled();
  },
};
