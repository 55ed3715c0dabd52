import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageProgress } from './page-progress';

const meta = {
  title: 'Components/Page progress',
  component: PageProgress,
} satisfies Meta<typeof PageProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next page is on its way; the one before stays in sight below. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('progressbar', { name: 'Loading …' });
    await expect(line).toBeVisible();
    await expect(line.getBoundingClientRect().top).toBe(0);
    await expect(line.getBoundingClientRect().height).toBe(3);
  },
};

/** On the header of a brand that fills it with its own colour. */
export const OnBrandColour: Story = { globals: { brand: 'merlion' } };
