import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { InquiryPopup } from './inquiry-popup';

const onCopy = fn();

const meta = {
  title: 'Popups/Inquiry popup',
  component: InquiryPopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    hours: [
      { from: '10:00', to: '13:00' },
      { from: '14:30', to: '19:00' },
    ],
    timeZone: 'UTC+9',
    contact: { kind: 'page', href: 'https://support.example' },
    order: { billingNo: '20261121-000042', onCopy, copied: false },
  },
} satisfies Meta<typeof InquiryPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * How to reach customer service of a Japanese brand: hours, contact page, and the number of the
 * last order to copy.
 */
export const WithOrder: Story = {
  play: async ({ userEvent }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Contact us' }));
    const hours = popup.getAllByRole('listitem').map((item) => item.textContent);
    await expect(hours).toEqual(['10:00 – 13:00', '14:30 – 19:00']);
    await expect(popup.getByText('Every day')).toHaveTextContent('Every day (UTC+9)');
    await expect(popup.getByRole('link', { name: /^Write to us/ })).toHaveAttribute(
      'href',
      'https://support.example',
    );
    await userEvent.click(popup.getByRole('button', { name: 'Copy order number' }));
    await expect(onCopy).toHaveBeenCalledOnce();
  },
};

/** The player has not bought anything yet. */
export const WithoutOrder: Story = {
  args: { order: null },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByText('Order number')).toBeNull();
  },
};

/** The order number was just copied. */
export const Copied: Story = {
  args: { order: { billingNo: '20261121-000042', onCopy, copied: true } },
};

/** Customer service is reached by mail. The address is shown, so that it can be copied. */
export const ByMail: Story = {
  args: { contact: { kind: 'mail', address: 'support@example.com' } },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Write to us' });
    await expect(link).toHaveAttribute('href', 'mailto:support@example.com');
    await expect(link).not.toHaveAttribute('target');
    await expect(screen.getByText('support@example.com')).toBeVisible();
  },
};

/** Order number and contact link are reached with keys. */
export const UsedByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ userEvent }) => {
    await tabTo(userEvent, await screen.findByRole('button', { name: 'Copy order number' }));
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
    await tabTo(userEvent, screen.getByRole('link', { name: /^Write to us/ }));
  },
};

/** Very long texts, and markup. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    contact: { kind: 'mail', address: `${awkward.long}@example.com` },
    order: { billingNo: awkward.long, onCopy, copied: false },
    timeZone: awkward.markup,
    hours: [],
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <InquiryPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Contact us'),
};
