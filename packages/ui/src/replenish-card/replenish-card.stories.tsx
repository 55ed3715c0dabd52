import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { replenishPayment as payment } from '../../test/replenish-payment';
import { pictures } from '../../test/story-pictures';
import { awkward } from '../../test/stress-texts';
import { type ReplenishCardProps, ReplenishCard } from './replenish-card';

const onPay = fn();

/** The card with time left, in the language of the toolbar. */
function Running({ state, time }: ReplenishCardProps & { time: string }): ReactElement {
  const t = useTranslate();
  if (state.kind !== 'open') return <ReplenishCard state={state} />;
  const spoken = t('countdown.left', { time: t('time.minutes', { min: 15 }) });
  return <ReplenishCard state={{ ...state, timeLeft: { kind: 'running', time, spoken } }} />;
}

/** A card that is loaded when a button is pressed. */
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
        finish loading
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

/** A player opens a link to pay for another player: name, game, amount and time left. */
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

/** A link without a time limit has no countdown. */
export const WithoutCountdown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Time left')).toBeNull();
  },
};

/** The payment is being opened. A second press does nothing. */
export const Busy: Story = {
  args: { state: { kind: 'open', payment, timeLeft: null, busy: true, onPay } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $24.99' }));
    await expect(onPay).not.toHaveBeenCalled();
  },
};

/** The time is over. The card explains what the player can do. */
export const Expired: Story = {
  args: { state: { kind: 'expired', payment, supportHref: 'https://support.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Ask the player/);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Customer service/ })).toBeVisible();
  },
};

/** The payment is done. The other player's account is unblocked within 15 minutes. */
export const Done: Story = {
  args: { state: { kind: 'done', payment } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/within 15 minutes/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The link names no payment. The card says how to get one, and for which games. */
export const NoReplenishment: Story = {
  args: {
    state: {
      kind: 'none',
      games: [
        { key: 'saga', name: 'Starfall Saga', logo: pictures.game },
        { key: 'drift', name: 'Neon Drift', logo: '' },
      ],
      supportHref: 'https://support.example',
    },
  },
  play: async ({ canvas }) => {
    const games = canvas.getByRole('list', {
      name: 'Games in which you can pay for another player',
    });
    await expect(games).toHaveTextContent(/Starfall Saga.*Neon Drift/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The payment is being loaded. */
export const Loading: Story = { args: { state: { kind: 'loading' } } };

/** The payment could not be loaded. The player can try again. */
export const LoadFailed: Story = {
  args: { state: { kind: 'error', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The card has the same height before and after it is loaded. */
export const KeepsHeight: Story = {
  tags: ['behaviour', '!autodocs'],
  render: Arriving,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region');
    const kept = card.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'finish loading' }));
    await expect(canvas.getByText('Kni***ry')).toBeVisible();
    // The baseline of a font can add a few pixels. One more line of text would add 20.
    await expect(Math.abs(card.offsetHeight - kept)).toBeLessThan(8);
  },
};

/** Very long names, a very large amount, and a broken picture. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
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

/** Names with markup, and nothing to pay. */
export const AwkwardName: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
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
