import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { VipFaq } from './vip-faq';

const meta = {
  title: 'Components/VIP questions',
  component: VipFaq,
  parameters: { layout: 'padded' },
  args: {
    title: 'How the VIP centre works',
    content: [
      'Every purchase brings growth points, in proportion to what you pay.',
      'Each level gives coupons: one for good, and others every week or every month.',
      'Weeks begin on Monday at 00:00 UTC. A coupon of a week or a month ends with it.',
    ].join('\n'),
  },
} satisfies Meta<typeof VipFaq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line break parts paragraphs. */
export const Paragraphs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How the VIP centre works' })).toBeVisible();
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(3);
  },
};

/** Whichever system the text was written on, and however many lines are empty. */
export const EmptyLines: Story = {
  args: { content: '\r\n First.\r\n\r\n  \r\nSecond. \n\n' },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('paragraph').map(({ textContent }) => textContent.trim());
    await expect(said).toEqual(['First.', 'Second.']);
  },
};

/** Answers without a title are still answers. */
export const NoTitle: Story = {
  args: { title: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(3);
  },
};

/** Without an answer there is no empty card. */
export const NoContent: Story = {
  args: { content: ' \n ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};

/** Markup is shown as it was written. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    title: awkward.markup,
    content: `${awkward.markup}\n${awkward.long}\n${awkward.backwards}`,
  },
};
