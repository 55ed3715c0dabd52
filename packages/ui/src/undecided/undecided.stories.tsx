import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { Undecided } from './undecided';

const meta = {
  title: 'Components/Undecided',
  parameters: { layout: 'padded' },
  component: Undecided,
  args: { by: 'player', isKnown: null, known: <p>My orders</p>, unknown: <p>Please sign in</p> },
} satisfies Meta<typeof Undecided>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A prerendered page, without a mark of the document. */
export const Prerendered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please sign in')).toBeVisible();
    await expect(canvas.getByText('My orders')).not.toBeVisible();
  },
};

/** A prerendered page that a script has marked before it was painted. */
export const Marked: Story = {
  beforeEach: ({ canvasElement }) => {
    const { documentElement: page } = canvasElement.ownerDocument;
    page.setAttribute('data-player', 'known');
    return () => {
      page.removeAttribute('data-player');
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('My orders')).toBeVisible();
    await expect(canvas.getByText('Please sign in')).not.toBeVisible();
  },
};

/** The visit is known, whatever the mark says. */
export const Decided: Story = {
  args: { isKnown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('My orders')).toBeVisible();
    await expect(canvas.queryByText('Please sign in')).not.toBeInTheDocument();
  },
};

/** A text that looks like markup. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { isKnown: true, known: <p>{awkward.markup}</p> },
};
