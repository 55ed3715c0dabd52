import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { GiftIcon } from '../icon';
import { PageIntro } from './page-intro';

const meta = {
  title: 'Components/Page intro',
  parameters: { layout: 'padded' },
  component: PageIntro,
  args: { icon: <GiftIcon size={64} />, text: 'Top up during an event and collect its rewards' },
} satisfies Meta<typeof PageIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a page gives, at its head. It is low enough to leave the first thing of the page in sight. */
export const Plain: Story = {
  globals: { viewport: { value: 'width360' } },
  play: async ({ canvas }) => {
    const intro = canvas.getByText(/^Top up during/).parentElement;
    await expect(intro?.getBoundingClientRect().height).toBeLessThan(130);
  },
};

/** No line of a text runs into the icon, not even one as long as the line. */
export const BesideTheIcon: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'width360' } },
  args: { text: 'topup'.repeat(20) },
  play: async ({ canvas, canvasElement }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(/^topup/));
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect().left ?? 0;
    for (const line of words.getClientRects()) await expect(line.right).toBeLessThanOrEqual(icon);
  },
};

/** Very long words, and markup. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { text: `${awkward.long} ${awkward.markup}` },
};
