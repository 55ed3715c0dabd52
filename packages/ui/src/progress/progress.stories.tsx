import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { Progress } from './progress';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  parameters: { layout: 'padded' },
  args: { label: 'Progress to Gold', percent: 62.5, valueText: '62.5%' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the part of the track that is filled, from 0 to 1, and the end it starts from. */
function covered(track: HTMLElement): { readonly share: number; readonly end: string } {
  const bar = track.firstElementChild?.getBoundingClientRect();
  const { left, right, width } = track.getBoundingClientRect();
  if (bar === undefined) return { share: 0, end: 'none' };
  const shown = Math.min(bar.right, right) - Math.max(bar.left, left);
  return { share: shown / width, end: bar.right < right - 1 ? 'left' : 'right' };
}

/** Part of the way to the next VIP level. */
export const Partial: Story = {
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar', { name: 'Progress to Gold' });
    await expect(track).toHaveAttribute('aria-valuetext', '62.5%');
    await expect(track).toHaveAttribute('aria-valuenow', '62.5');
    await expect(covered(track).share).toBeCloseTo(0.625, 1);
    await expect(covered(track).end).toBe('left');
  },
};

/** No progress yet. */
export const Zero: Story = {
  args: { percent: 0, valueText: '0%' },
  play: async ({ canvas }) => {
    await expect(covered(canvas.getByRole('progressbar')).share).toBeCloseTo(0, 1);
  },
};

/** All of the way. */
export const Full: Story = { args: { percent: 100, valueText: '100%' } };

/** In right-to-left languages the bar starts at the right. */
export const RightToLeft: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar');
    await expect(covered(track).end).toBe('right');
    await expect(covered(track).share).toBeCloseTo(0.625, 1);
  },
};

/** A percentage above 100 fills the bar. */
export const AboveMaximum: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { percent: 130, valueText: '130%' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar');
    await expect(track).toHaveAttribute('aria-valuenow', '100');
    await expect(covered(track).share).toBeCloseTo(1, 1);
  },
};

/** A percentage that is not a number counts as 0. Texts are read out unchanged. */
export const AwkwardValues: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { label: awkward.long, percent: Number.NaN, valueText: awkward.markup },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar');
    await expect(track).toHaveAttribute('aria-valuenow', '0');
    await expect(track).toHaveAttribute('aria-valuetext', awkward.markup);
  },
};
