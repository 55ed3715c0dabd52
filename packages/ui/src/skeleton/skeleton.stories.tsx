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

/** A placeholder for a line of text. Screen readers skip it. */
export const Line: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A placeholder for a row of a list. */
export const Row: Story = {
  args: { blockSize: '56px' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.firstElementChild?.getBoundingClientRect().height).toBe(56);
  },
};

/** A placeholder for a short text. */
export const Word: Story = { args: { blockSize: '1.25rem', inlineSize: '9rem' } };
