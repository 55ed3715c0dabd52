import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { samplePlayer } from '../../test/sample-vip';
import { VipLevelCard } from './vip-level-card';

const onSignIn = fn();
const onRetry = fn();

const meta = {
  title: 'Components/VIP level card',
  component: VipLevelCard,
  parameters: { layout: 'padded' },
  args: {
    standing: samplePlayer,
    earning: { money: '1', currency: 'USD', growth: '10' },
  },
} satisfies Meta<typeof VipLevelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A player with a level: its name, the points in all, and the percent toward the next one. */
export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Captain' })).toBeVisible();
    await expect(canvas.getByText('Growth points: 1,250')).toBeVisible();
    await expect(canvas.getByText('Growth points to Admiral: 750')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Progress to Admiral' });
    await expect(bar).toHaveAttribute('aria-valuetext', '62.5%');
    await expect(canvas.getByText(/every 1 USD you spend: 10/)).toBeVisible();
  },
};

/** The highest level: full, and said in words. */
export const HighestLevel: Story = {
  args: { standing: { kind: 'player', levelName: 'Admiral', points: '12,400', next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have reached the highest level')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** No level is reached yet: only the way to the first. */
export const NoLevelYet: Story = {
  args: {
    standing: {
      kind: 'player',
      levelName: null,
      points: '0',
      next: { name: 'Bronze', percent: 0, percentText: '0%', missing: '100' },
    },
  },
};

/** More is earned than the server has counted: the bar ends at its end. */
export const AheadOfTheServer: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    standing: {
      kind: 'player',
      levelName: 'Captain',
      points: '2,300',
      next: { name: 'Admiral', percent: 100, percentText: '100%', missing: '0' },
    },
  },
};

/** Nobody is signed in: what for, and the way there. How points are earned is no secret. */
export const Guest: Story = {
  args: { standing: { kind: 'guest', onSignIn } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/every 1 USD/)).toBeVisible();
  },
};

/** It is being fetched; the card is as large as it is going to be. */
export const Loading: Story = {
  args: { standing: { kind: 'loading' }, earning: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading …');
  },
};

/** It could not be fetched; the way out is to try again. */
export const Failed: Story = {
  args: { standing: { kind: 'error', onRetry }, earning: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline: the reason stands below. */
export const Offline: Story = {
  args: {
    standing: { kind: 'error', text: 'Network error. Please try again later', onRetry },
    earning: null,
  },
};

/** Names and numbers nobody foresaw are shortened or wrap; markup stays text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    standing: {
      kind: 'player',
      levelName: `${awkward.markup} ${awkward.long}`,
      points: '99,999,999',
      next: {
        name: awkward.backwards,
        percent: 0.01,
        percentText: '0.01%',
        missing: '99,999,999,999',
      },
    },
    earning: { money: '99,999,999.99', currency: awkward.markup, growth: '99,999,999' },
  },
};

/** A name of 200 characters for the next level wraps too. */
export const LongNextLevel: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    standing: {
      kind: 'player',
      levelName: 'Captain',
      points: '1,250',
      next: { name: awkward.long, percent: 62.5, percentText: '62.5%', missing: '750' },
    },
  },
};
