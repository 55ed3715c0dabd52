import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { actsAsPopup } from '../../test/acts-as-popup';
import { awkward } from '../../test/awkward-texts';
import { legalNotice } from '../../test/legal-notice';
import { PopupOwner } from '../../test/popup-owner';
import { shownInFrame } from '../../test/shown-in-frame';
import { LegalNoticePopup } from './legal-notice-popup';

const title = 'Specified Commercial Transactions Act';

const meta = {
  title: 'Popups/Legal notice popup',
  component: LegalNoticePopup,
  parameters: shownInFrame,
  args: {
    open: true,
    onOpenChange: fn(),
    game: 'Sakura Saga',
    notice: legalNotice,
    language: 'ja',
  },
} satisfies Meta<typeof LegalNoticePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The legal notice that a Japanese brand must show for a game, in Japanese. */
export const AllEntries: Story = {
  play: async () => {
    const popup = within(await screen.findByRole('dialog', { name: title }));
    await expect(popup.getByRole('heading', { name: 'Sakura Saga' })).toBeVisible();
    await expect(popup.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Seller',
      'Representative',
      'Contact',
      'Price',
      'Payment',
      'Delivery',
      'Returns',
      'Minors',
      'Supported systems',
    ]);
    const texts = popup.getAllByRole('definition');
    await expect(texts.map((text) => text.textContent)).toEqual(Object.values(legalNotice));
    await expect(texts.map((text) => text.lang)).toEqual(texts.map(() => 'ja'));
  },
};

/** Line breaks of an address are kept. */
export const SeveralLines: Story = {
  play: async () => {
    const contact = await screen.findByText(/見本町/);
    const seller = screen.getByText(legalNotice.seller);
    await expect(contact.offsetHeight).toBeGreaterThan(2 * seller.offsetHeight);
  },
};

/** Very long texts, and markup. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    game: awkward.long,
    notice: {
      ...legalNotice,
      seller: awkward.long,
      contact: awkward.markup,
      price: '',
      representative: awkward.backwards,
    },
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <LegalNoticePopup {...args} {...popup} />} />,
  play: ({ userEvent }) => actsAsPopup(userEvent, title),
};
