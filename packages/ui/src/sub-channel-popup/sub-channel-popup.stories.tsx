import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { SubChannelPopup } from './sub-channel-popup';

const items = ['Visa', 'Mastercard', 'JCB'].map((name) => ({
  key: name.toLowerCase(),
  name,
  icon: '',
}));

const meta = {
  title: 'Popups/Sub-channel popup',
  component: SubChannelPopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    channelName: 'Cards',
    items,
    chosen: null,
    onChoose: fn(),
  },
} satisfies Meta<typeof SubChannelPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player chooses a sub-method of the payment method, here a card brand. */
export const Choice: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Cards' });
    await tabTo(userEvent, screen.getByRole('button', { name: 'JCB' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('jcb');
  },
};

/** A sub-method is chosen. */
export const Chosen: Story = {
  args: { chosen: 'visa' },
  play: async () => {
    await expect(await screen.findByRole('button', { current: true })).toHaveTextContent('Visa');
  },
};

/** “Back” returns to the payment methods. */
export const Back: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** No sub-method accepts the amount. */
export const Empty: Story = {
  args: { items: [] },
  play: async () => {
    await expect(await screen.findByText(/No payment method here/)).toBeInTheDocument();
  },
};

/** Many sub-methods, some with very long names or broken pictures. */
export const AwkwardNames: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    channelName: awkward.long,
    chosen: 'long',
    items: [
      { key: 'long', name: awkward.long, icon: 'data:image/png;base64,broken' },
      { key: 'markup', name: awkward.markup, icon: '' },
      { key: 'backwards', name: awkward.backwards, icon: '' },
      ...Array.from({ length: 60 }, (_, index) => ({
        key: `m${index}`,
        name: `Method ${index}`,
        icon: '',
      })),
    ],
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <SubChannelPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Cards'),
};
