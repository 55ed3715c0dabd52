import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { VisuallyHidden } from './visually-hidden';

const meta = {
  title: 'Components/Visually hidden',
  parameters: { layout: 'padded' },
  component: VisuallyHidden,
  args: { children: 'Level 3 of 12' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A text for screen readers only. It is invisible and takes no space. */
export const Words: Story = {
  render: (args) => (
    <button type="button">
      3/12 <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3/12 Level 3 of 12' })).toBeVisible();
    await expect(canvas.getByText('Level 3 of 12').getBoundingClientRect().width).toBe(1);
  },
};

/** An announcement for screen readers. The element stays in the page while its text changes. */
export const Status: Story = {
  args: { role: 'status', children: 'Checking …' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking …');
  },
};

/** A very long text does not make the page wider. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { children: `${awkward.markup} ${awkward.long}` },
};
