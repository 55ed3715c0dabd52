import type { Meta, StoryObj } from '@storybook/react-vite';
import { awkward } from '../../test/stress-texts';
import { ClockIcon, InfoIcon } from '../icon';
import { PageMessage } from './page-message';

const meta = {
  title: 'Pages/Page message',
  component: PageMessage,
  args: {
    icon: <InfoIcon size={40} />,
    title: 'Back soon',
    text: 'The shop is closed for maintenance until 14:00 (UTC+8)',
  },
} satisfies Meta<typeof PageMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page with a title and a sentence only. */
export const TitleAndText: Story = {};

/** All parts of the page, with very long texts. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    title: awkward.long,
    text: awkward.markup,
    rows: [
      { icon: <ClockIcon size={22} />, text: awkward.long },
      { icon: <ClockIcon size={22} />, text: awkward.markup },
    ],
    action: { label: awkward.long.slice(0, 60), href: '/', Link: 'a' },
    supportHref: 'https://support.example',
  },
};
