import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepBar } from './step-bar';

const meta = {
  title: 'Components/Step bar',
  component: StepBar,
  args: { current: 'select-goods' },
} satisfies Meta<typeof StepBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first step: nothing is done yet. */
export const SelectGame: Story = { args: { current: 'select-game' } };

/** Done, current and coming at once. The current step is marked, and is the page's title. */
export const SelectGoods: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
    ]);
    await expect(steps[0]).toHaveTextContent('Select game (done)');
    await expect(steps[2]).not.toHaveTextContent('done');
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Select role and goods' }),
    ).toBeVisible();
  },
};

/** Paying. */
export const Recharge: Story = { args: { current: 'recharge' } };

/** The last step. */
export const Result: Story = { args: { current: 'result' } };

/** From step to step nothing below the bar moves: every label has room for two lines. */
export const HoldsItsHeight: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <>
      <StepBar current="select-game" />
      <StepBar current="select-goods" />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('list').map((bar) => bar.offsetHeight);
    await expect(heights[0]).toBe(heights[1]);
  },
};

/** On a wide screen the labels stand in one line. */
export const Wide: Story = { globals: { viewport: { value: 'width1280' } } };
