import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { Footer } from './footer';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  args: {
    privacyHref: 'https://legal.example/privacy',
    agreementHref: 'https://legal.example/agreement',
    copyright: '© 2026 Northstar Games',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Privacy policy and user agreement. Each opens a new tab, and its name includes that. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Privacy policy ?\(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('href', 'https://legal.example/privacy');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A brand with a customer service page. */
export const WithSupport: Story = { args: { supportHref: 'https://support.example' } };

/** Very long texts wrap. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { copyright: awkward.long },
};
