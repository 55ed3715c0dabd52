import { useTranslate } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { Footer, type FooterProps } from './footer';

const onNotice = fn();
const onInquiry = fn();

/** The footer of a Japanese brand with two games. */
function JapaneseFooter(props: FooterProps): ReactElement {
  const t = useTranslate();
  const notice = (game: string): string => `${t('footer.legalNotice')} (${game})`;
  return (
    <Footer
      {...props}
      actions={[
        { key: 'saga', label: notice('Sakura Saga'), onPress: onNotice },
        { key: 'kaze', label: notice('Kaze'), onPress: onNotice },
        { key: 'inquiry', label: t('footer.inquiry'), onPress: onInquiry },
      ]}
    />
  );
}

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

/** A Japanese brand: a legal notice for each game, and a contact button. */
export const Japanese: Story = {
  render: JapaneseFooter,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /\(Kaze\)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us' }));
    await expect(onNotice).toHaveBeenCalledOnce();
    await expect(onInquiry).toHaveBeenCalledOnce();
  },
};

/** Very long texts wrap. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    copyright: awkward.long,
    actions: [
      { key: 'a', label: awkward.long, onPress: fn() },
      { key: 'b', label: awkward.markup, onPress: fn() },
    ],
  },
};
