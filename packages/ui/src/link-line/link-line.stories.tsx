import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { GiftIcon } from '../icon';
import { type LinkLineProps, LinkLine } from './link-line';

/** The line of a reward, in the language of the toolbar. */
function Reward(props: LinkLineProps): ReactElement {
  const t = useTranslate();
  return <LinkLine {...props} text={t('activity.announce', { name: t('nav.gift') })} />;
}

const meta = {
  title: 'Components/Link line',
  component: LinkLine,
  parameters: { layout: 'padded' },
  render: Reward,
  args: { icon: <GiftIcon size={22} />, text: '', href: '#activity', Link: 'a' },
} satisfies Meta<typeof LinkLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A reward can be claimed. The whole line leads to the page of the activities. */
export const RewardWaiting: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('link', { name: 'Gift: a reward is waiting for you' });
    await expect(line).toHaveAttribute('href', '#activity');
    await expect(line.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A very long text wraps. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: (args) => (
    <>
      <LinkLine {...args} text={awkward.long} />
      <LinkLine {...args} text={awkward.markup} />
    </>
  ),
};
