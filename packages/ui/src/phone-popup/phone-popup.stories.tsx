import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { popupParameters } from '../../test/popup-parameters';
import { PhonePopup } from './phone-popup';

const meta = {
  title: 'Popups/Continue on your phone',
  component: PhonePopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    link: 'https://northstar.example/selectGoods?domain_area=eru&client_id=100201&server_id=s12',
    copied: false,
    onCopy: fn(),
  },
  globals: { viewport: { value: 'width1280' } },
} satisfies Meta<typeof PhonePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A code for the camera, and the link to copy. */
export const Shown: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('img', { name: /code/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

/** The link has been copied. */
export const Copied: Story = { args: { copied: true } };

/** The longest link: the code has more and smaller squares. */
export const LongLink: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { link: `https://northstar.example/selectGoods?server_id=${'s'.repeat(400)}` },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <PhonePopup {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Continue on your phone'),
};
