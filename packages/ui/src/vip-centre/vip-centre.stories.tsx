import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { NewPage } from '../../test/shop-frame';
import { sampleLevels, samplePlayer } from '../../test/vip-samples';
import type { ClaimState } from '../claim-row';
import { pictures } from '../../test/story-pictures';
import { GameArt } from '../game-art';
import { type VipCentreProps, VipCentre } from './vip-centre';

const faq = {
  title: 'How the Vip Center works',
  content: [
    'You earn growth points with every purchase, in proportion to the amount.',
    'Each level has coupons: some once, others every week or every month.',
    'Weeks begin on Monday at 00:00 UTC. Weekly and monthly coupons expire at the end of the week or month.',
  ].join('\n'),
};
const earning = { money: '1', currency: 'USD', growth: '10' };

/** The VIP page of the shop. Key A completes a claim. */
function VipPage(props: VipCentreProps): ReactElement {
  const t = useTranslate();
  const [claim, setClaim] = useState<ClaimState>('claimable');
  const isGuest = props.standing.kind === 'guest';
  const levels = sampleLevels(t, () => {
    setClaim('claiming');
  }).map(({ coupons, ...level }) => ({
    ...level,
    // A guest has no level yet.
    ...(isGuest && { state: null }),
    coupons: {
      ...coupons,
      week: coupons.week.map((coupon) =>
        coupon.claim?.state === 'claimable'
          ? { ...coupon, claim: { ...coupon.claim, state: claim } }
          : coupon,
      ),
    },
  }));
  return (
    <NewPage
      art={
        <GameArt
          banner={pictures.art}
          brandName="Northstar"
          game={{ name: 'Starfall Saga', logo: pictures.game }}
          windows="wide"
        />
      }
      artWindows="wide"
      user={isGuest ? null : 'ally_1987'}
      tab={null}
      title={t('header.vipCenter')}
    >
      <div onKeyDown={({ key }) => key === 'a' && setClaim('received')} role="presentation">
        <VipCentre
          {...props}
          levels={props.levels.kind === 'ready' ? { kind: 'ready', items: levels } : props.levels}
        />
      </div>
    </NewPage>
  );
}

const meta = {
  title: 'Screens/VIP centre',
  component: VipCentre,
  render: VipPage,
  args: {
    standing: samplePlayer,
    earning,
    coupons: null,
    faq,
    levels: { kind: 'ready', items: [] },
  },
} satisfies Meta<typeof VipCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The VIP centre on a phone: the player's level, the benefits of all levels, and the questions. */
export const Phone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim Weekly coupon' }));
    await userEvent.keyboard('a');
    await expect(canvas.queryByRole('button', { name: 'Claim Weekly coupon' })).toBeNull();
    await expect(canvas.getAllByText('Received')).toHaveLength(2);
  },
};

/**
 * On a desktop the player's level and the questions are before the levels, as for the keyboard. What a level gives is in
 * columns.
 */
export const Desktop: Story = {
  globals: { viewport: { value: 'width1280' } },
  play: async ({ canvas, canvasElement }) => {
    const boxOf = (name: string): DOMRect =>
      canvas.getByRole('region', { name }).getBoundingClientRect();
    const levels = boxOf('Levels and benefits');
    await expect(levels.left).toBeGreaterThan(boxOf('Your level').right);
    await expect(levels.left).toBeGreaterThan(boxOf(faq.title).right);
    await expect(levels.top).toBe(boxOf('Your level').top);
    const open = canvasElement.querySelectorAll('details[open] h3');
    const periods = [...open].map((heading) => heading.getBoundingClientRect());
    await expect(new Set(periods.map((box) => box.top)).size).toBe(1);
    await expect(new Set(periods.map((box) => box.left)).size).toBe(3);
  },
};

/** On a large screen. */
export const Large: Story = { ...Desktop, globals: { viewport: { value: 'large' } } };

/** A guest sees the levels and can sign in. */
export const Guest: Story = {
  args: { standing: { kind: 'guest', onSignIn: () => undefined } },
};

/** The VIP centre is being loaded. */
export const Loading: Story = {
  args: { standing: { kind: 'loading' }, earning: null, faq: null, levels: { kind: 'loading' } },
};

/** The VIP centre could not be loaded. */
export const Failed: Story = {
  args: {
    standing: { kind: 'error', onRetry: () => undefined },
    earning: null,
    faq: null,
    levels: { kind: 'error', onRetry: () => undefined },
  },
};

/** Opened inside the game (`visit=sdk`) there is no header and no navigation. */
export const InTheGame: Story = {
  parameters: { layout: 'padded' },
  render: (args) => <VipCentre {...args} />,
};
