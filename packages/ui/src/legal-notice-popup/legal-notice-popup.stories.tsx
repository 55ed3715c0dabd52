import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { LegalNoticePopup } from './legal-notice-popup';

/** The legal notice of a Japanese brand, with some texts of several lines. */
const legalNotice = {
  seller: '株式会社ノーススター',
  representative: '代表取締役 山田 花子',
  contact: '〒100-0000 東京都千代田区見本町1-2-3\n電話 00-0000-0000\nsupport@example.com',
  price: '各商品の購入画面に、消費税を含む価格を表示します。\n通信料はお客様の負担となります。',
  payment: '購入画面に表示する方法で、ご購入の際にお支払いください。',
  delivery: 'お支払いの確認後、ただちにゲーム内でご利用いただけます。',
  returns: '商品の性質上、ご購入後の返品、返金はお受けできません。',
  minors: '未成年の方は、保護者の同意を得てからご購入ください。',
  systems: 'iOS 12 以上\nAndroid 8 以上',
} as const;

const title = 'Specified Commercial Transactions Act';

const meta = {
  title: 'Popups/Legal notice popup',
  component: LegalNoticePopup,
  parameters: popupParameters,
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
  tags: ['stress', 'nightly', '!autodocs'],
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
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, title),
};
