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

const areas = [
  { key: 'eru', name: 'Europe', href: '/selectGoods?domain_area=eru' },
  { key: 'sea', name: 'Southeast Asia', href: '/selectGoods?domain_area=sea' },
  { key: 'mea', name: 'الشرق الأوسط', href: '/selectGoods?domain_area=mea' },
];

/** A brand that lets the player choose a region: that first, and the explanation below. */
export const WithAreas: Story = {
  args: { areas, supportHref: 'https://support.example' },
  globals: { viewport: { value: 'width360' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ).toEqual(['H1 Choose your region', 'H2 The page address is not complete']);
    const list = canvas.getByRole('list', { name: 'Choose your region' });
    await expect(list.getBoundingClientRect().top).toBeLessThan(160);
    await expect(canvas.getByRole('link', { name: 'Southeast Asia' })).toHaveAttribute(
      'href',
      '/selectGoods?domain_area=sea',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(areas.length + 2);
  },
};

/** The address named a wrong region: what happened first, and the regions still in sight. */
export const WrongAddress: Story = {
  args: { areas, isAddressWrong: true },
  globals: { viewport: { value: 'width360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The page address is not complete',
    );
    const list = canvas.getByRole('list', { name: 'Choose your region' });
    await expect(list.getBoundingClientRect().top).toBeLessThan(280);
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
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    areas: [
      { key: 'a', name: awkward.long, href: '#a' },
      { key: 'b', name: awkward.markup, href: '#b' },
      { key: 'c', name: awkward.backwards, href: '#c' },
    ],
  },
};
