import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { RoleListPopup } from './role-list-popup';

const meta = {
  title: 'Popups/Role list popup',
  component: RoleListPopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    list: {
      kind: 'ready',
      items: [
        { id: 'a', name: 'Amaranth', level: 72 },
        { id: 'b', name: '二号', level: null },
      ],
    },
    chosen: null,
    onChoose: fn(),
    onChangeServer: fn(),
    onChangeAccount: fn(),
  },
} satisfies Meta<typeof RoleListPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player chooses the role to top up. Levels are shown if the game provides them. */
export const Roles: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('button', { name: /Amaranth.*Level 72/ });
    await tabTo(userEvent, screen.getByRole('button', { name: '二号' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('b');
  },
};

/** The chosen role has a check mark. */
export const Chosen: Story = {
  args: { chosen: 'a' },
  play: async () => {
    const chosen = await screen.findByRole('button', { name: /Amaranth.*Selected/ });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
  },
};

/** The player has no role on this server. They can change the server or the account. */
export const Empty: Story = {
  args: { list: { kind: 'ready', items: [] } },
  play: async ({ args, userEvent }) => {
    await tabTo(userEvent, await screen.findByRole('button', { name: 'Change server' }));
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    await expect(args.onChangeServer).toHaveBeenCalledOnce();
    await expect(args.onChangeAccount).toHaveBeenCalledOnce();
  },
};

/** The roles are being loaded. */
export const Loading: Story = { args: { list: { kind: 'loading' } } };

/** The roles could not be loaded. The player can try again. */
export const Failed: Story = {
  args: { list: { kind: 'error', onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.list.kind === 'error' && args.list.onRetry).toHaveBeenCalledOnce();
  },
};

/** Very long names are cut. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    chosen: 'a',
    list: {
      kind: 'ready',
      items: [
        { id: 'a', name: awkward.long, level: 99_999_999 },
        { id: 'b', name: awkward.markup, level: 0 },
        { id: 'c', name: awkward.backwards, level: null },
        { id: 'd', name: 'Knight \u202Eesrever', level: 1 },
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText(awkward.markup)).toBeVisible();
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { chosen: 'a' },
  render: (args) => <PopupOwner popup={(popup) => <RoleListPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Choose a role'),
};
