import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { actsAsPopup } from '../../test/acts-as-popup';
import { awkward } from '../../test/awkward-texts';
import { PopupOwner } from '../../test/popup-owner';
import { pressOutside } from '../../test/press-outside';
import { shownInFrame } from '../../test/shown-in-frame';
import { Button } from '../button';
import { Sheet } from './sheet';

const meta = {
  title: 'Popups/Sheet',
  component: Sheet,
  parameters: shownInFrame,
  args: { open: true, onOpenChange: fn(), title: 'Title', children: 'Content' },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills a phone's height; a dialog in the middle from 768 px on. */
export const Full: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** As high as what it holds. */
export const Fit: Story = { args: { height: 'fit' } };

/** A press outside is a wish to close it. */
export const PressedOutside: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { height: 'fit' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await pressOutside(userEvent);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A way back, where one step follows another in the same popup. */
export const WithWayBack: Story = {
  args: { onBack: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** What the page does with what does not fit into it. */
function overflows(): readonly string[] {
  return [document.documentElement, document.body].flatMap((element) => {
    const { overflow, overflowY } = getComputedStyle(element);
    return [overflow, overflowY];
  });
}

/** The footer stays in sight while the content scrolls, and the page behind does not. */
export const LongContent: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    children: (
      <>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>Line {line + 1}</p>
        ))}
        <Button variant="quiet">The end</Button>
      </>
    ),
    footer: <Button wide>Go on</Button>,
  },
  play: async () => {
    const footer = await screen.findByRole('button', { name: 'Go on' });
    screen.getByText('The end').scrollIntoView();
    await expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await waitFor(() => expect(overflows()).toContain('hidden'));
  },
};

/** A title nobody foresaw is cut, and leaves the close button in reach. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: { title: awkward.long, onBack: fn(), children: awkward.markup },
};

/** Focus is taken, kept, and given back on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <Sheet {...args} {...popup} />} />,
  play: ({ userEvent }) => actsAsPopup(userEvent, 'Title'),
};
