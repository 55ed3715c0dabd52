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

/** Step 1 of the old version: no step is done. */
export const SelectGame: Story = { args: { current: 'select-game' } };

/** Step 2: the first step is done. The current step is the title of the page. */
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

/** Step 3: the payment. */
export const Recharge: Story = { args: { current: 'recharge' } };

/** Finished steps that can be gone back to are links; the whole step can be pressed. */
export const WithLinks: Story = {
  args: { current: 'recharge', links: { 'select-game': '#games', 'select-goods': '#goods' } },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#games', '#goods']);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

/** On a phone a finished step has its mark alone, which is pressed, with the room around it. */
export const LinksOnPhone: Story = {
  ...WithLinks,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'width360' } },
  play: async ({ canvas }) => {
    const pressed = canvas.getAllByRole('listitem').map((step) => {
      const { left, top, height } = step.getBoundingClientRect();
      return document.elementFromPoint(left + 14, top + height / 2 + 20)?.closest('a')?.hash;
    });
    await expect(pressed).toEqual(['#games', '#goods', undefined, undefined]);
  },
};

/** A step that is not done is no link, whatever the owner passes. */
export const NoLinkAhead: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { current: 'select-game', links: { 'select-game': '#games', 'select-goods': '#goods' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Step 4: the result. */
export const Result: Story = { args: { current: 'result' } };

/** The bar has the same height at every step, so that the content below does not move. */
export const KeepsHeight: Story = {
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

/** On a wide screen. */
export const Wide: Story = { globals: { viewport: { value: 'width1280' } } };
