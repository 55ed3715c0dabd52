import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { Footer } from '../footer';
import { type FooterActionsProps, FooterActions } from './footer-actions';

const onNotice = fn();
const onInquiry = fn();

/** The footer of a brand around the buttons. */
function BrandFooter({ actions }: FooterActionsProps): ReactElement {
  return (
    <Footer
      agreementHref="https://legal.example/agreement"
      copyright="© 2026 Northstar Games"
      privacyHref="https://legal.example/privacy"
    >
      <FooterActions actions={actions} />
    </Footer>
  );
}

/** The footer of a Japanese brand with two games. */
function JapaneseFooter(): ReactElement {
  const t = useTranslate();
  const notice = (game: string): string => `${t('footer.legalNotice')} (${game})`;
  return (
    <BrandFooter
      actions={[
        { key: 'saga', label: notice('Sakura Saga'), onPress: onNotice },
        { key: 'kaze', label: notice('Kaze'), onPress: onNotice },
        { key: 'inquiry', label: t('footer.inquiry'), onPress: onInquiry },
      ]}
    />
  );
}

const meta = {
  title: 'Components/Footer actions',
  component: FooterActions,
  args: { actions: [] },
  render: BrandFooter,
} satisfies Meta<typeof FooterActions>;

export default meta;
type Story = StoryObj<typeof meta>;

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
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    actions: [
      { key: 'a', label: awkward.long, onPress: fn() },
      { key: 'b', label: awkward.markup, onPress: fn() },
    ],
  },
};
