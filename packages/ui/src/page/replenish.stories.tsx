import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { replenishPayment as payment } from '../../test/replenish-payment';
import { OldPage } from '../../test/shop-frame';
import { pictures } from '../../test/story-pictures';
import { GameArt } from '../game-art';
import { type ReplenishState, ReplenishCard } from '../replenish-card';

/** The header names the other player once the replenishment is known. */
function hasReplenishment({ kind }: ReplenishState): boolean {
  return kind !== 'loading' && kind !== 'error' && kind !== 'none';
}

/** The page on which a player pays for another one, who is named in the header. */
function ReplenishPage({ state }: { state: ReplenishState }): ReactElement {
  const t = useTranslate();
  const label = t('replenish.userLabel', { name: payment.userName });
  return (
    <OldPage
      art={
        <GameArt
          banner={hasReplenishment(state) ? pictures.art : ''}
          brandName="Northstar"
          game={hasReplenishment(state) ? { name: payment.gameName, logo: payment.gameIcon } : null}
          windows="wide"
        />
      }
      user={{ kind: 'payer', label: hasReplenishment(state) ? label : '' }}
    >
      <ReplenishCard state={state} />
    </OldPage>
  );
}

/** The page while there is time to pay. */
function OpenPage(): ReactElement {
  const t = useTranslate();
  const spoken = t('countdown.left', { time: t('time.minutes', { min: 15 }) });
  return (
    <ReplenishPage
      state={{
        kind: 'open',
        payment,
        timeLeft: { kind: 'running', time: '14:59', spoken },
        busy: false,
        onPay: fn(),
      }}
    />
  );
}

const meta = {
  title: 'Screens/Replenish page',
  component: ReplenishPage,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  args: { state: { kind: 'loading' } },
} satisfies Meta<typeof ReplenishPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is time left to pay. */
export const Open: Story = { tags: ['every-view'], render: OpenPage };

/** The time to pay is over. */
export const Expired: Story = {
  args: { state: { kind: 'expired', payment, supportHref: 'https://support.example' } },
};

/** The payment is done. */
export const Done: Story = { args: { state: { kind: 'done', payment } } };

/** The page before the payment is loaded, as it is prerendered. */
export const Loading: Story = {};

/** The link names no payment. */
export const NoReplenishment: Story = {
  args: {
    state: {
      kind: 'none',
      games: [{ key: 'saga', name: payment.gameName, logo: payment.gameIcon }],
      supportHref: 'https://support.example',
    },
  },
};

/** On a wide screen the amount, the time and the button are beside what they are for, at the height of an order. */
export const Wide: Story = {
  ...Open,
  globals: { viewport: { value: 'width1280' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText(payment.userName).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const amount = canvas.getByText(payment.amount).getBoundingClientRect();
    const pay = canvas.getByRole('button', { name: /^Pay/ }).getBoundingClientRect();
    await expect(pay.left).toBeGreaterThan(name.right);
    await expect(pay.left).toBeGreaterThan(innerWidth / 2);
    await expect(amount.bottom).toBeLessThan(pay.top);
    await expect(amount.top).toBeLessThan(heading.bottom);
  },
};

/** On a large screen. */
export const Large: Story = { ...Wide, globals: { viewport: { value: 'large' } } };
