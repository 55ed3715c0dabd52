import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { awkward, oddNames, oddPrices } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { ResultPopup } from './result-popup';

const order = {
  account: 'player01',
  game: 'Starfall Saga',
  goods: '300 Star Crystals',
  bonus: '+20 bonus',
  amount: '$4.99',
  server: 'S12',
  role: 'Amaranth',
  billingNo: '20261121-000042',
} as const;

const meta = {
  title: 'Components/Result order',
  component: ResultPopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    outcome: { kind: 'success', onRechargeDone: fn() },
    order,
    onCopy: fn(),
    copied: false,
  },
} satisfies Meta<typeof ResultPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Recharge result' });

/** All details of an order: the block of every step, then account, game, goods, server, role and order number. */
export const Complete: Story = {
  play: async () => {
    const popup = within(await opened());
    await expect(popup.getAllByText('300 Star Crystals')).toHaveLength(1);
    await expect(popup.getByText('$4.99')).toBeVisible();
    const values = popup.getAllByRole('definition').map(({ textContent }) => textContent.trim());
    const { account, game, server, role, billingNo } = order;
    const goods = '300 Star Crystals +20 bonus';
    await expect(values).toEqual([account, game, goods, server, role, billingNo]);
  },
};

/** Details that are not known have no row. */
export const PartlyKnown: Story = {
  args: { order: { goods: '300 Star Crystals', billingNo: '20261121-000042', role: '' } },
  play: async () => {
    await opened();
    await expect(screen.getAllByRole('definition')).toHaveLength(2);
  },
};

/** Without any details there is no list. */
export const Empty: Story = {
  args: { order: {} },
  play: async () => {
    const popup = within(await opened());
    await expect(popup.queryByRole('definition')).toBeNull();
    await expect(popup.queryByRole('button', { name: 'Copy order number' })).toBeNull();
  },
};

/** The player copies the order number, for instance for customer service. */
export const CopyOrderNumber: Story = {
  play: async ({ args, userEvent }) => {
    await opened();
    await tabTo(userEvent, screen.getByRole('button', { name: 'Copy order number' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onCopy).toHaveBeenCalledWith('20261121-000042');
  },
};

/** The order number was just copied. */
export const Copied: Story = {
  args: { copied: true },
  play: async () => {
    await opened();
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(told).toContain('Copied');
  },
};

const [letters, pictures, turned] = oddNames;

/** Odd names, and a price of many digits. */
export const OddNamesAndPrices: Story = {
  tags: ['every-view', 'stress', '!autodocs'],
  args: {
    order: { ...order, goods: letters, role: turned, game: pictures, amount: oddPrices[1] },
  },
  play: async () => {
    await opened();
    await expect(screen.getByText('IDR 1,234,567,890.00')).toBeVisible();
  },
};

/** Very long values wrap and the copy button stays visible. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    order: {
      account: awkward.long,
      game: awkward.markup,
      goods: 'Crystals '.repeat(22),
      server: awkward.backwards,
      role: awkward.long,
      billingNo: '2'.repeat(200),
    },
  },
};
