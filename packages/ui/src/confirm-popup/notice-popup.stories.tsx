import { useTranslate } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { actsAsPopup } from '../../test/acts-as-popup';
import { awkward } from '../../test/awkward-texts';
import { PopupOwner } from '../../test/popup-owner';
import { shownInFrame } from '../../test/shown-in-frame';
import { tabTo } from '../../test/tab-to';
import { NoticePopup, type NoticePopupProps } from './notice-popup';

/** What an owner tells, in the language of the toolbar. */
function LimitReached(props: NoticePopupProps): ReactElement {
  const t = useTranslate();
  return <NoticePopup {...props} content={t('goods_limit_not_buy')} />;
}

const meta = {
  title: 'Popups/Notice popup',
  component: NoticePopup,
  parameters: shownInFrame,
  render: LimitReached,
  args: { open: true, content: 'The shop closes at noon', onClose: fn() },
} satisfies Meta<typeof NoticePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button, pressed by keyboard, is all there is to answer. */
export const Told: Story = {
  play: async ({ args, userEvent }) => {
    const popup = await screen.findByRole('alertdialog', { name: 'Notice' });
    await expect(popup).toHaveAccessibleDescription(/^Purchase limit reached/);
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await tabTo(userEvent, screen.getByRole('button', { name: 'OK' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The owner's own title and button. */
export const WithTitle: Story = {
  args: { title: 'Maintenance', closeText: 'Understood' },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Maintenance' });
    await expect(screen.getByRole('button')).toHaveTextContent('Understood');
  },
};

/** Texts nobody foresaw wrap, and markup stays text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  render: (args) => <NoticePopup {...args} />,
  args: { title: awkward.long, content: awkward.markup, closeText: awkward.long.slice(0, 60) },
};

/** Focus is taken, kept, and given back on Escape. */
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
  play: ({ userEvent }) => actsAsPopup(userEvent, 'Notice', 'alertdialog'),
};
