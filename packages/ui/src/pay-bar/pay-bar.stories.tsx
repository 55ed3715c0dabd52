import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { type PayBarProps, PayBar } from './pay-bar';

const onPress = fn();

/** A bar whose next step is in the language of the toolbar. */
function ChooseServer(props: PayBarProps): ReactElement {
  const t = useTranslate();
  return <PayBar {...props} missing={{ label: t('who.chooseServer'), onPress }} />;
}

/** A bar with the lines of the order card. */
function WithLines(props: PayBarProps): ReactElement {
  const t = useTranslate();
  const lines = [
    { label: t('who.game'), value: 'Starfall Saga' },
    { label: t('who.server'), value: 'S12 – Ancient Grove' },
    { label: t('who.role'), value: awkward.backwards },
  ];
  return <PayBar {...props} lines={lines} />;
}

const meta = {
  title: 'Components/Pay bar',
  component: PayBar,
  args: { item: '300 Star Crystals', price: '$4.99', missing: null, onBuy: fn() },
} satisfies Meta<typeof PayBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is chosen. The button starts the payment. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$4.99')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

/** The player has not finished their choices. The button names the next step and leads to it. */
export const StepMissing: Story = {
  args: { item: null, price: null },
  render: ChooseServer,
  play: async ({ args, canvas, userEvent }) => {
    // There is no price yet, and no empty one.
    await expect(canvas.getByText('To pay')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a server' }));
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

/** The goods are chosen, the server is not. */
export const StepMissingAfterGoods: Story = { render: ChooseServer };

/** A discount applies. */
export const Discounted: Story = { args: { price: '$4.49', original: '$4.99' } };

/** Goods for a prepaid card have no price, and the button reads “Exchange”. */
export const Exchange: Story = {
  args: { item: 'MyCard 150', price: null, purpose: 'exchange' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MyCard 150')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exchange' })).toBeVisible();
  },
};

/** The payment is being started. A second press does nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

/** On a wide screen the bar is a card that also shows game, server and role. */
export const OrderCard: Story = {
  render: WithLines,
  globals: { viewport: { value: 'width1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('S12 – Ancient Grove')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your order' })).toBeVisible();
  },
};

/** On a phone the bar shows neither game nor server nor role, which the page shows above. */
export const PhoneWithoutLines: Story = {
  render: WithLines,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('S12 – Ancient Grove')).not.toBeVisible();
  },
};

/** The highest price. */
export const MaxPrice: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    item: '99,999,999 Star Crystals',
    price: 'IDR 99,999,999.99',
    original: 'IDR 99,999,999.99',
  },
};

/** Nothing to pay, because of a discount. */
export const Free: Story = { args: { price: '$0.00' } };

/** Very long texts are shortened or wrap. The button stays visible. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    item: `${awkward.markup} ${awkward.long}`,
    price: '$99,999,999.99',
    lines: [{ label: awkward.long.slice(0, 60), value: `${awkward.markup} ${awkward.long}` }],
    missing: { label: awkward.long.slice(0, 80), onPress },
  },
};
