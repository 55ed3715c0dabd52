import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { samplePlayer } from '../../test/vip-samples';
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

/** A player with a level: their growth points, and the progress to the next level. */
export const Progress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Captain' })).toBeVisible();
    await expect(canvas.getByText('Growth points: 1,250')).toBeVisible();
    await expect(canvas.getByText('750 growth points to Admiral')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Progress to Admiral' });
    await expect(bar).toHaveAttribute('aria-valuetext', '62.5%');
    await expect(canvas.getByText(/^10 growth points for every 1 USD you spend/)).toBeVisible();
  },
};

/** A player on the highest level. */
export const HighestLevel: Story = {
  args: { standing: { kind: 'player', levelName: 'Admiral', points: '12,400', next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have reached the highest level')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** A player who has not reached the first level. */
export const NoLevelYet: Story = {
  args: {
    standing: {
      kind: 'player',
      levelName: null,
      points: '0',
      next: { name: 'Stargazer', percent: 0, percentText: '0%', missing: '100' },
    },
  },
};

/** The player has enough points and the server has not updated the level yet. The bar is full. */
export const FullProgress: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    standing: {
      kind: 'player',
      levelName: 'Captain',
      points: '2,300',
      next: { name: 'Admiral', percent: 100, percentText: '100%', missing: '0' },
    },
  },
};

/** A guest sees how points are earned and can sign in. */
export const Guest: Story = {
  args: { standing: { kind: 'guest', onSignIn } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/every 1 USD/)).toBeVisible();
  },
};

/** The level is being loaded. */
export const Loading: Story = {
  args: { standing: { kind: 'loading' }, earning: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading …');
  },
};

/** The level could not be loaded. The player can try again. */
export const Failed: Story = {
  args: { standing: { kind: 'error', onRetry }, earning: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** The level could not be loaded, with the reason. */
export const Offline: Story = {
  args: {
    standing: { kind: 'error', text: 'Network error. Please try again later', onRetry },
    earning: null,
  },
};

/** Very long names and very large numbers are shortened or wrap. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
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

/** A very long name of the next level wraps. */
export const LongNextLevel: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    standing: {
      kind: 'player',
      levelName: 'Captain',
      points: '1,250',
      next: { name: awkward.long, percent: 62.5, percentText: '62.5%', missing: '750' },
    },
  },
};
