import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { Progress } from './progress';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  parameters: { layout: 'padded' },
  args: { label: 'Progress to Gold', percent: 62.5, valueText: '62.5%' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The part of the track that is covered, from 0 to 1, and at which end it lies. */
function covered(track: HTMLElement): { readonly share: number; readonly end: string } {
  const bar = track.firstElementChild?.getBoundingClientRect();
  const { left, right, width } = track.getBoundingClientRect();
  if (bar === undefined) return { share: 0, end: 'none' };
  const shown = Math.min(bar.right, right) - Math.max(bar.left, left);
  return { share: shown / width, end: bar.right < right - 1 ? 'left' : 'right' };
}

/** Some of the way. */
export const Begun: Story = {
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar', { name: 'Progress to Gold' });
    await expect(track).toHaveAttribute('aria-valuetext', '62.5%');
    await expect(track).toHaveAttribute('aria-valuenow', '62.5');
    await expect(covered(track).share).toBeCloseTo(0.625, 1);
    await expect(covered(track).end).toBe('left');
  },
};

/** Nothing yet: the track alone. */
export const Nothing: Story = {
  args: { percent: 0, valueText: '0%' },
  play: async ({ canvas }) => {
    await expect(covered(canvas.getByRole('progressbar')).share).toBeCloseTo(0, 1);
  },
};

/** There. */
export const Full: Story = { args: { percent: 100, valueText: '100%' } };

/** Where text runs from right to left, so does the bar. */
export const RightToLeft: Story = {
  tags: ['stress', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar');
    await expect(covered(track).end).toBe('right');
    await expect(covered(track).share).toBeCloseTo(0.625, 1);
  },
};

/** More than all of it is all of it. */
export const MoreThanAll: Story = {
  tags: ['stress', '!autodocs'],
  args: { percent: 130, valueText: '130%' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar');
    await expect(track).toHaveAttribute('aria-valuenow', '100');
    await expect(covered(track).share).toBeCloseTo(1, 1);
  },
};

/** Numbers nobody foresaw are nothing, and texts nobody foresaw are read out as they are. */
export const AwkwardValues: Story = {
  tags: ['stress', '!autodocs'],
  args: { label: awkward.long, percent: Number.NaN, valueText: awkward.markup },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar');
    await expect(track).toHaveAttribute('aria-valuenow', '0');
    await expect(track).toHaveAttribute('aria-valuetext', awkward.markup);
  },
};
