import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { VipFaq } from './vip-faq';

const meta = {
  title: 'Components/VIP questions',
  component: VipFaq,
  parameters: { layout: 'padded' },
  args: {
    title: 'How the Vip Center works',
    content: [
      'You earn growth points with every purchase, in proportion to the amount.',
      'Each level has coupons: some once, others every week or every month.',
      'Weeks begin on Monday at 00:00 UTC. Weekly and monthly coupons expire at the end of the week or month.',
    ].join('\n'),
  },
} satisfies Meta<typeof VipFaq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The questions and answers of the VIP centre. Each line is a paragraph. */
export const Paragraphs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How the Vip Center works' })).toBeVisible();
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(3);
  },
};

/** Empty lines are removed, with line breaks of any system. */
export const EmptyLines: Story = {
  args: { content: '\r\n First.\r\n\r\n  \r\nSecond. \n\n' },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('paragraph').map(({ textContent }) => textContent.trim());
    await expect(said).toEqual(['First.', 'Second.']);
  },
};

/** Answers without a title. */
export const NoTitle: Story = {
  args: { title: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(3);
  },
};

/** Without answers nothing is shown. */
export const NoContent: Story = {
  args: { content: ' \n ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};

/** Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    title: awkward.markup,
    content: `${awkward.markup}\n${awkward.long}\n${awkward.backwards}`,
  },
};
