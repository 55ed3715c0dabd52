import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen } from 'storybook/test';
import {
  PopupOwner,
  ReopenedPopup,
  expectPopupBehaviour,
  expectUncoveredAgain,
} from '../../test/popup-behaviour';
import { popupParameters } from '../../test/popup-parameters';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { type NoticePopupProps, NoticePopup } from './notice-popup';

/** A message in the language of the toolbar. */
function LimitReached(props: NoticePopupProps): ReactElement {
  const t = useTranslate();
  return <NoticePopup {...props} content={t('goods_limit_not_buy')} />;
}

const meta = {
  title: 'Popups/Notice popup',
  component: NoticePopup,
  parameters: popupParameters,
  render: LimitReached,
  args: {
    open: true,
    content: 'The shop is closed for maintenance from 12:00 to 14:00 (UTC+8)',
    onClose: fn(),
  },
} satisfies Meta<typeof NoticePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player cannot buy an item again yet. One button closes the message. */
export const LimitReachedNotice: Story = {
  play: async ({ args, userEvent }) => {
    const popup = await screen.findByRole('alertdialog', { name: 'Notice' });
    await expect(popup).toHaveAccessibleDescription(/^Purchase limit reached/);
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await tabTo(userEvent, screen.getByRole('button', { name: 'OK' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A message with its own title and button text. */
export const WithTitle: Story = {
  args: { title: 'Maintenance', closeText: 'Understood' },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Maintenance' });
    await expect(screen.getByRole('button')).toHaveTextContent('Understood');
  },
};

/** Very long texts wrap. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: (args) => <NoticePopup {...args} />,
  args: { title: awkward.long, content: awkward.markup, closeText: awkward.long.slice(0, 60) },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <PopupOwner
      popup={({ open, onOpenChange }) => (
        <LimitReached
          {...args}
          onClose={() => {
            onOpenChange(false);
          }}
          open={open}
        />
      )}
    />
  ),
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Notice', 'alertdialog'),
};

/** What cannot be left opens again when a step back closes it. It is above its scrim then too. */
export const OpenedAgain: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <ReopenedPopup
      popup={({ open, onOpenChange }) => (
        <LimitReached
          {...args}
          onClose={() => {
            onOpenChange(false);
          }}
          open={open}
        />
      )}
    />
  ),
  play: ({ userEvent }) => expectUncoveredAgain(userEvent, 'Notice', 'alertdialog'),
};
