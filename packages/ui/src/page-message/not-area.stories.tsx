import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { NotAreaMessage } from './not-area-message';

const meta = {
  title: 'Pages/Not area',
  component: NotAreaMessage,
} satisfies Meta<typeof NotAreaMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shop is not available in the player's region: a title, a tip and two explanations. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A brand that lets the player choose a region: a link for each. */
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

/** A brand with one area: the way home, where the shop is tried again. */
export const OneArea: Story = {
  args: { homeHref: '/selectGoods?spec_lang=de', supportHref: 'https://support.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return home' })).toHaveAttribute(
      'href',
      '/selectGoods?spec_lang=de',
    );
    await expect(canvas.queryByRole('list', { name: 'Choose your region' })).toBeNull();
  },
};

/** Very long names, markup and right-to-left names. */
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
