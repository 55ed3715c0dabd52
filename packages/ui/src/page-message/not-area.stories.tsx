import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { NotAreaMessage } from './not-area-message';

const meta = {
  title: 'Pages/Not area',
  component: NotAreaMessage,
} satisfies Meta<typeof NotAreaMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No valid region: a title, a tip and two explanation rows (spec §2). */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The brand lets a player choose: one link for each of its areas. */
export const WithAreas: Story = {
  args: {
    areas: [
      { key: 'eru', name: 'Europe', href: '/selectGoods?domain_area=eru' },
      { key: 'sea', name: 'Southeast Asia', href: '/selectGoods?domain_area=sea' },
      { key: 'mea', name: 'الشرق الأوسط', href: '/selectGoods?domain_area=mea' },
    ],
    supportHref: 'https://support.example',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Choose your region' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Southeast Asia' })).toHaveAttribute(
      'href',
      '/selectGoods?domain_area=sea',
    );
  },
};

/** Names nobody foresaw. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    areas: [
      { key: 'a', name: awkward.long, href: '#a' },
      { key: 'b', name: awkward.markup, href: '#b' },
      { key: 'c', name: awkward.backwards, href: '#c' },
    ],
  },
};
