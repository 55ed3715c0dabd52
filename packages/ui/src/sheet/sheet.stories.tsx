import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import {
  PopupOwner,
  expectKeptWhileClosing,
  expectPopupBehaviour,
} from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { pressOutside } from '../../test/user-actions';
import { popupParameters } from '../../test/popup-parameters';
import { Button } from '../button';
import { Sheet } from './sheet';

const meta = {
  title: 'Popups/Sheet',
  component: Sheet,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Order details',
    children: '300 Star Crystals for Amaranth on S12',
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Full height on a phone, and a dialog in the middle from 768 px on. */
export const Full: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** As high as its content. */
export const Fit: Story = { args: { height: 'fit' } };

/** As high as its content, and never low: a list of a few entries leaves no empty half. */
export const Half: Story = {
  args: { height: 'half' },
  globals: { viewport: { value: 'width360' } },
  play: async () => {
    const { height } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(0.45 * innerHeight - 1);
    await expect(height).toBeLessThan(0.6 * innerHeight);
  },
};

/** Pulls the head of the sheet down with a finger, and lets go. */
async function pull(distance: number): Promise<void> {
  const head = (await screen.findByRole('heading', { name: 'Order details' })).parentElement;
  if (head === null) throw new Error('The sheet has no head.');
  const at = (clientY: number): PointerEventInit => ({ pointerType: 'touch', clientY });
  await fireEvent.pointerDown(head, at(100));
  await fireEvent.pointerMove(head, at(100 + distance));
  const { transform } = getComputedStyle(await screen.findByRole('dialog'));
  await expect(transform).toBe(`matrix(1, 0, 0, 1, 0, ${String(distance)})`);
  await fireEvent.pointerUp(head, at(100 + distance));
}

/** A finger pulls the sheet down by its head, which closes it; a short pull does not. Keys have Escape. */
export const PulledDown: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { height: 'half' },
  globals: { viewport: { value: 'width360' } },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await pull(15);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-pulled', 'false');
    await pull(120);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A press outside closes the sheet. */
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

/** A second step in the same popup has a back button. */
export const WithBackButton: Story = {
  args: { onBack: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Returns the overflow values of the page. */
function overflows(): readonly string[] {
  return [document.documentElement, document.body].flatMap((element) => {
    const { overflow, overflowY } = getComputedStyle(element);
    return [overflow, overflowY];
  });
}

/** The footer stays visible while long content scrolls. The page behind does not scroll. */
export const LongContent: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
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

/** A very long title is cut. The close button stays visible. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { title: awkward.long, onBack: fn(), children: awkward.markup },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <Sheet {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Order details'),
};

/** Buys the last one there is. */
function LastOne(): ReactElement {
  const [open, setOpen] = useState(false);
  const [isBought, setBought] = useState(false);
  return (
    <main>
      <Button
        disabled={isBought}
        onClick={() => {
          setOpen(true);
        }}
      >
        Buy
      </Button>
      <Sheet onOpenChange={setOpen} open={open} title="Order details">
        <Button
          onClick={() => {
            setBought(true);
            setOpen(false);
          }}
        >
          Pay
        </Button>
      </Sheet>
    </main>
  );
}

/** What opened the popup cannot have focus any more: it is on the main part of the page, not at its top. */
export const OpenerDisabled: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <LastOne />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The owner forgets on closing what the sheet was about. The player sees it until the exit is over. */
export const KeptWhileClosing: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <PopupOwner
      popup={(props) => (
        <Sheet {...props} footer={props.open ? 'Done' : 'Pay'} title={props.open ? 'Paid' : ''}>
          {props.open ? 'Payment complete' : 'Waiting for your payment'}
        </Sheet>
      )}
    />
  ),
  play: ({ userEvent }) => expectKeptWhileClosing(userEvent),
};
