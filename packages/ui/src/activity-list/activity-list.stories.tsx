import type { Translate } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, within } from 'storybook/test';
import {
  sampleConsecutive,
  sampleCumulative,
  sampleDays,
  sampleReward,
} from '../../test/activity-samples';
import { pictures } from '../../test/story-pictures';
import { awkward } from '../../test/stress-texts';
import { type ActivityItem, ActivityList } from './activity-list';

const onClaim = fn();
const onRetry = fn();
const onRewardsOpened = fn();

/** A list whose items are in the language of the toolbar. */
function showing(itemsIn: (t: Translate) => readonly ActivityItem[]): () => ReactElement {
  return function Activities(): ReactElement {
    const items = itemsIn(useTranslate());
    return <ActivityList activities={{ kind: 'ready', items }} onRewardsOpened={onRewardsOpened} />;
  };
}

const meta = {
  title: 'Components/Activity list',
  component: ActivityList,
  parameters: { layout: 'padded' },
  args: { activities: { kind: 'loading' } },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

const fifth = { kind: 'money', money: '$5.00' } as const;

/**
 * An event that rewards the total amount topped up: the amount so far, the next reward, and the
 * state of each reward.
 */
export const Cumulative: Story = {
  render: showing((t) => [
    sampleCumulative(t, {
      rewards: [
        sampleReward(0, fifth, { claim: { state: 'received', onClaim } }),
        sampleReward(
          1,
          { kind: 'money', money: '$20.00' },
          { claim: { state: 'claimable', onClaim } },
        ),
        sampleReward(2, { kind: 'money', money: '$50.00' }),
      ],
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Total top-up')).toBeVisible();
    await expect(canvas.getByText('Ends in 9 days 2 h 40 min')).toBeVisible();
    await expect(canvas.getByText('Topped up: $35.00')).toBeVisible();
    await expect(canvas.getByText('$15.00 to go')).toBeVisible();
    await expect(canvas.getByText('Top up $20.00 in total')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Top-up rewards' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Topped up: $35.00 / $50.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Claim Iron chest' }));
    await expect(onClaim).toHaveBeenCalledOnce();
  },
};

/** An event that rewards top-ups on days in a row, with the plural forms of the language. */
export const Consecutive: Story = {
  render: showing((t) => [sampleConsecutive(t)]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 days in a row')).toBeVisible();
    await expect(canvas.getByText('1 day to go')).toBeVisible();
    await expect(canvas.getByText('Top up on 1 day')).toBeVisible();
    await expect(canvas.getByText('Top up 3 days in a row')).toBeVisible();
  },
};

/**
 * A reward in each of its states: received, claim failed, being claimed, claimable, and not
 * reached.
 */
export const RewardStates: Story = {
  render: showing((t) => [
    sampleCumulative(t, {
      rewards: (['received', 'failed', 'claiming', 'claimable', 'locked'] as const).map(
        (state, index) => sampleReward(index, fifth, { claim: { state, onClaim } }),
      ),
    }),
  ]),
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('article'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(rows[0]).toContain('Received');
    await expect(rows[1]).toContain('The reward could not be claimed');
    await expect(rows[2]).toContain('Claiming …');
    await expect(rows[3]).toContain('Claim');
    await expect(rows[4]).toContain('Not reached');
    await expect(canvas.getByText('1 / 5')).toBeVisible();
  },
};

/** The player has reached every reward. */
export const AllReached: Story = {
  render: showing((t) => [
    sampleCumulative(t, {
      percent: 100,
      next: null,
      rewards: [sampleReward(0, fifth, { claim: { state: 'received', onClaim } })],
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All rewards reached')).toBeVisible();
  },
};

/** The event is over. It is shown muted and without a next reward. */
export const Ended: Story = {
  render: showing((t) => [sampleCumulative(t, { phase: { kind: 'ended' } })]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This event is over')).toBeVisible();
    await expect(canvas.queryByText('Next reward')).toBeNull();
  },
};

/** The events are being loaded. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading …');
  },
};

/** The events could not be loaded. The player can try again. */
export const Failed: Story = {
  args: { activities: { kind: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** No event is running. */
export const Empty: Story = {
  args: { activities: { kind: 'ready', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No event is running right now')).toBeVisible();
  },
};

const fifty = (t: Translate, changes: Parameters<typeof sampleReward>[2]): ActivityItem =>
  sampleConsecutive(t, {
    rewards: Array.from({ length: 50 }, (_, index) =>
      sampleReward(index, sampleDays(index + 1), index === 1 ? changes : {}),
    ),
  });

/**
 * Fifty rewards start collapsed, so that the next event is close. Opened, the list grows as the player
 * comes near its end.
 */
export const FiftyRewards: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: showing((t) => [fifty(t, {}), sampleCumulative(t)]),
  play: async ({ canvas, userEvent }) => {
    const [line] = canvas.getAllByText('Rewards');
    await expect(canvas.getByText('Top up 2 days in a row')).not.toBeVisible();
    await userEvent.click(line ?? document.body);
    await expect(onRewardsOpened).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Top up 50 days in a row')).toBeNull();
    for (const days of [20, 40, 50]) {
      const last = await canvas.findByText(`Top up ${String(days)} days in a row`);
      last.scrollIntoView();
    }
    await expect(canvas.getByText('No more entries')).toBeVisible();
  },
};

/** A reward has been received just now. */
export const JustClaimed: Story = {
  render: showing((t) => [
    sampleCumulative(t, {
      rewards: [sampleReward(0, fifth, { claim: { state: 'claimed', onClaim } })],
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Claimed');
    await expect(canvas.getByText('1 / 1')).toBeVisible();
  },
};

/** Fifty rewards start expanded if one of them can be claimed. */
export const FiftyRewardsOneClaimable: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: showing((t) => [fifty(t, { claim: { state: 'claimable', onClaim } })]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Claim Iron chest' })).toBeVisible();
  },
};

/** An event without rewards has no list. */
export const NoRewards: Story = {
  render: showing((t) => [sampleCumulative(t, { next: null, rewards: [], description: '' })]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Rewards')).toBeNull();
    await expect(canvas.queryByText('All rewards reached')).toBeNull();
  },
};

const strange = `${awkward.markup} ${awkward.long}`;
const most = { kind: 'money', money: 'IDR 99,999,999.99' } as const;

/** Very long texts are shortened or wrap. Pictures are broken or missing. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: showing((t) => [
    sampleCumulative(t, {
      name: strange,
      description: `${strange}\n${awkward.backwards}`,
      period: awkward.long,
      soFar: most,
      next: {
        name: strange,
        icon: pictures.broken,
        count: '99,999,999',
        need: most,
        missing: most,
      },
      rewards: (['failed', 'claimable', 'locked'] as const).map((state, index) =>
        sampleReward(index, most, {
          name: index === 1 ? awkward.backwards : strange,
          icon: index === 1 ? '' : pictures.broken,
          count: '99,999,999',
          claim: { state, onClaim },
        }),
      ),
    }),
  ]),
};
