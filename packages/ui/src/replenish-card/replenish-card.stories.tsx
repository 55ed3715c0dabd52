import { useTranslate } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { replenishPayment as payment } from '../../test/replenish-payment';
import { pictures } from '../../test/story-pictures';
import { ReplenishCard, type ReplenishCardProps } from './replenish-card';

const onPay = fn();

/** Time is left, in the language of the toolbar. */
function Running({ state, time }: ReplenishCardProps & { time: string }): ReactElement {
  const t = useTranslate();
  if (state.kind !== 'open') return <ReplenishCard state={state} />;
  const spoken = t('countdown.left', { time: t('time.minutes', { min: 15 }) });
  return <ReplenishCard state={{ ...state, timeLeft: { kind: 'running', time, spoken } }} />;
}

/** A card whose payment arrives at the press of a button. */
function Arriving({ state }: ReplenishCardProps): ReactElement {
  const [isHere, setIsHere] = useState(false);
  return (
    <>
      <ReplenishCard state={isHere ? state : { kind: 'loading' }} />
      <button
        onClick={() => {
          setIsHere(true);
        }}
        type="button"
      >
        arrive
      </button>
    </>
  );
}

const meta = {
  title: 'Pages/Replenish card',
  component: ReplenishCard,
  args: { state: { kind: 'open', payment, timeLeft: null, busy: false, onPay } },
} satisfies Meta<typeof ReplenishCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For whom, which game, how much and how long; one button with the amount on it. */
export const TimeLeft: Story = {
  render: (args) => <Running {...args} time="14:59" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Pay for another player' })).toBeVisible();
    await expect(canvas.getByText('Kni***ry')).toBeVisible();
    await expect(canvas.getByText('14:59')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $24.99' }));
    await expect(onPay).toHaveBeenCalledOnce();
  },
};

/** A link without a limit in time has no countdown (spec §4). */
export const WithoutCountdown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Time left')).toBeNull();
  },
};

/** The payment is being opened: it is not opened twice. */
export const Busy: Story = {
  args: { state: { kind: 'open', payment, timeLeft: null, busy: true, onPay } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $24.99' }));
    await expect(onPay).not.toHaveBeenCalled();
  },
};

/** The time is over: what to do about it, and no button that does nothing. */
export const Expired: Story = {
  args: { state: { kind: 'expired', payment, supportHref: 'https://support.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Ask the player/);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Customer service/ })).toBeVisible();
  },
};

/** It has been paid: the block is lifted within 15 minutes (spec §4). */
export const Done: Story = {
  args: { state: { kind: 'done', payment } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/within 15 minutes/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Nothing is known yet; the card has the size it will have. */
export const Loading: Story = { args: { state: { kind: 'loading' } } };

/** It could not be read, and there is a way out. */
export const LoadFailed: Story = {
  args: { state: { kind: 'error', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** What comes takes the room that was kept for it: what is below does not move. */
export const HoldsItsHeight: Story = {
  tags: ['behaviour', '!autodocs'],
  render: Arriving,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region');
    const kept = card.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'arrive' }));
    await expect(canvas.getByText('Kni***ry')).toBeVisible();
    // Where a font has its baseline makes a few pixels; another line would make 20.
    await expect(Math.abs(card.offsetHeight - kept)).toBeLessThan(8);
  },
};

/** Texts nobody foresaw, and no picture. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    state: {
      kind: 'open',
      payment: {
        userName: awkward.backwards,
        gameName: awkward.long,
        gameIcon: pictures.broken,
        amount: 'IDR 99,999,999.99',
      },
      timeLeft: null,
      busy: false,
      onPay,
    },
  },
};

/** A name that looks like markup, and nothing to pay. */
export const AwkwardName: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    state: {
      kind: 'expired',
      payment: {
        userName: awkward.markup,
        gameName: awkward.markup,
        gameIcon: '',
        amount: '$0.00',
      },
    },
  },
};
