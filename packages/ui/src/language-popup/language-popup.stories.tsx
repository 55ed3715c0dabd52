import { languages } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { LanguagePopup } from './language-popup';

const all = languages.map(({ code, name }) => ({ tag: code, name }));

const meta = {
  title: 'Popups/Language popup',
  component: LanguagePopup,
  parameters: popupParameters,
  args: { open: true, onOpenChange: fn(), languages: all, current: 'ja', onChoose: fn() },
} satisfies Meta<typeof LanguagePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All 18 languages under their own names. The current one is first and has a check mark. */
export const AllLanguages: Story = {
  play: async ({ args, userEvent }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Language' }));
    const items = popup.getAllByRole('listitem');
    await expect(items).toHaveLength(18);
    await expect(items[0]).toHaveAttribute('lang', 'ja');
    const tags = items.slice(1).map((item) => item.lang);
    await expect(tags).toEqual(all.map(({ tag }) => tag).filter((tag) => tag !== 'ja'));
    await expect(popup.getByRole('button', { name: /日本語/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(popup.getByRole('button', { name: 'العربية' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('ar');
  },
};

/** No name is cut off on a narrow phone, not even beside the check mark. */
export const WholeNames: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'width360' } },
  args: { current: 'id' },
  play: async () => {
    const popup = within(await screen.findByRole('dialog', { name: 'Language' }));
    for (const { name } of all) {
      const title = popup.getByText(name);
      await expect(title.scrollWidth, name).toBeLessThanOrEqual(title.clientWidth);
    }
  },
};

/** A brand that offers two languages. */
export const FewLanguages: Story = {
  args: {
    current: 'en',
    languages: all.filter(({ tag }) => tag === 'en' || tag === 'ko'),
  },
};

/** A language is chosen with keys only. */
export const ChosenByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await tabTo(userEvent, await screen.findByRole('button', { name: 'Deutsch' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('de');
  },
};

/** Very long names, markup and right-to-left names. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    current: 'en',
    languages: [
      { tag: 'en', name: awkward.long },
      { tag: 'fr', name: awkward.markup },
      { tag: 'ar', name: awkward.backwards },
    ],
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <PopupOwner
      popup={(popup) => <LanguagePopup {...args} {...popup} languages={all.slice(0, 4)} />}
    />
  ),
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Language'),
};
