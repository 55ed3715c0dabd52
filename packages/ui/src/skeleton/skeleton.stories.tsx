import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line of text. Nobody hears of it: its neighbours say that something is loading. */
export const Line: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A row of a list. */
export const Row: Story = {
  args: { blockSize: '56px' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.firstElementChild?.getBoundingClientRect().height).toBe(56);
  },
};

/** A tile, and a word. */
export const Word: Story = { args: { blockSize: '1.25rem', inlineSize: '9rem' } };
