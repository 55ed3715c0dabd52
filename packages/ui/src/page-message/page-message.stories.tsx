import type { Meta, StoryObj } from '@storybook/react-vite';
import { awkward } from '../../test/awkward-texts';
import { ClockIcon, InfoIcon } from '../icon';
import { PageMessage } from './page-message';

const meta = {
  title: 'Pages/Page message',
  component: PageMessage,
  args: {
    icon: <InfoIcon size={40} />,
    title: 'Back soon',
    text: 'The shop is being mended until noon',
  },
} satisfies Meta<typeof PageMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The least there is: a title and a sentence. */
export const TitleAndText: Story = {};

/** Everything, with texts nobody foresaw. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
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
