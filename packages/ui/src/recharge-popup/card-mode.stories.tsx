import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { aChannel, aPurchase } from '../../test/recharge-samples';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { CardForm } from '../card-form';
import { type CardEntry, RechargePopup, type RechargePopupProps } from './recharge-popup';

/** Keeps what is typed. */
function Owner(props: RechargePopupProps & { card: CardEntry }): ReactElement {
  const [number, setNumber] = useState('');
  const [password, setPassword] = useState('');
  const canBuy = number !== '' && password !== '';
  const form = (
    <CardForm
      icon=""
      name="MyCard"
      number={number}
      onNumberChange={setNumber}
      onPasswordChange={setPassword}
      onSubmit={props.onBuy}
      password={password}
    />
  );
  return <RechargePopup {...props} canBuy={canBuy} card={{ ...props.card, form }} />;
}

const onBack = fn();
const cardTo = (purpose: CardEntry['purpose']): CardEntry => ({
  purpose,
  form: null,
  onBack,
});

const meta = {
  title: 'Popups/Recharge popup, card mode',
  component: RechargePopup,
  parameters: popupParameters,
  render: (args) => <Owner {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    purchase: { ...aPurchase, goods: 'MyCard 150' },
    regions: [
      { code: 'TW', name: 'Taiwan' },
      { code: 'HK', name: 'Hong Kong' },
    ],
    region: 'TW',
    onRegionChange: fn(),
    channels: { kind: 'ready', items: [aChannel('MyCard')] },
    chosenChannel: 'MyCard',
    onChannelChoose: fn(),
    price: { amount: 'NT$150.00' },
    card: cardTo('exchange'),
    busy: false,
    canBuy: false,
    onBuy: fn(),
  },
} satisfies Meta<RechargePopupProps & { card: CardEntry }>;

export default meta;
type Story = StoryObj<typeof meta>;

const number = (): HTMLElement => screen.getByLabelText('Card number');
const password = (): HTMLElement => screen.getByLabelText('Card password');

/**
 * Goods that are exchanged for a prepaid card. The card form replaces the payment methods, and
 * there is no price.
 */
export const Exchange: Story = {
  tags: ['every-view'],
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Exchange' });
    await expect(button).toBeDisabled();
    await expect(screen.queryByRole('radio')).toBeNull();
    await expect(screen.queryByLabelText('Region')).toBeNull();
    await expect(screen.queryByText(/NT\$|To pay/)).toBeNull();
    await tabTo(userEvent, number());
    await userEvent.keyboard('5300 0101');
    await expect(button).toBeDisabled();
    await tabTo(userEvent, password());
    await userEvent.keyboard('KX7Q');
    await tabTo(userEvent, button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

/**
 * The goods are paid for with a prepaid game card. They keep their price, and the button reads
 * “Buy”.
 */
export const Buy: Story = {
  tags: ['every-view'],
  args: { card: cardTo('buy') },
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Buy · NT$150.00' });
    await expect(button).toBeDisabled();
    await userEvent.type(number(), '1');
    await expect(button).toBeDisabled();
    await userEvent.type(password(), '2');
    await expect(button).toBeEnabled();
  },
};

/** “Back” returns to the payment methods. */
export const Back: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};
