import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReopenedPopup, expectUncoveredAgain } from '../../test/popup-behaviour';
import { expectFocusWithin } from '../../test/user-actions';
import { popupParameters } from '../../test/popup-parameters';
import { Button } from '../button';
import { Sheet } from './sheet';

/** Two sheets: “on top” opens the upper one over the lower one, “instead” replaces it. */
function TwoSheets(): ReactElement {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (which: string) => (): void => {
    setOpen(open.filter((one) => one !== which));
  };
  const show =
    (...which: string[]) =>
    (): void => {
      setOpen(which);
    };
  return (
    <div id="root">
      <Button onClick={show('lower')}>start</Button>
      <Sheet onOpenChange={close('lower')} open={open.includes('lower')} title="lower">
        <Button onClick={show('lower', 'upper')}>on top</Button>
        <Button onClick={show('upper')}>instead</Button>
      </Sheet>
      <Sheet onOpenChange={close('upper')} open={open.includes('upper')} title="upper">
        content
      </Sheet>
    </div>
  );
}

const meta = {
  title: 'Popups/Sheet, stacked',
  component: Sheet,
  parameters: popupParameters,
  render: () => <TwoSheets />,
  args: { open: true, onOpenChange: fn(), title: '', children: '' },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

function isInert(name: string): boolean {
  return screen.getByText(name).closest('[inert]') !== null;
}

/**
 * Escape closes only the upper sheet. Focus returns to the lower one, then to the page. What is behind a sheet is inert.
 */
export const OnTop: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.click(await press('start'));
    await userEvent.click(await press('on top'));
    const upper = await screen.findByRole('dialog', { name: 'upper' });
    await expectFocusWithin(upper);
    await expect([isInert('start'), isInert('on top'), isInert('content')]).toEqual([
      true,
      true,
      false,
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'on top' })).toHaveFocus());
    await expect([isInert('start'), isInert('on top')]).toEqual([true, false]);
    await expect(screen.getByRole('dialog', { name: 'lower' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'start' })).toHaveFocus());
    await expect(isInert('start')).toBe(false);
  },
};

/** Escape closes the upper sheet, and not the lower one, also before the upper one is more than its scrim. */
export const EscapeAtOnce: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.click(await press('start'));
    const onTop = await press('on top');
    onTop.click();
    // React renders the scrim in a microtask, and the dialog in a task.
    await Promise.resolve();
    await expect(screen.queryByRole('dialog', { name: 'upper' })).toBeNull();
    onTop.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'on top' })).toBeVisible());
    await expect(screen.queryByRole('dialog', { name: 'upper' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'lower' })).toBeNull());
  },
};

/** When one sheet replaces another, focus moves into the new one. */
export const Replaced: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.click(await press('start'));
    await userEvent.click(await press('instead'));
    const upper = await screen.findByRole('dialog', { name: 'upper' });
    await expectFocusWithin(upper);
  },
};

/** A sheet that is opened again while it closes is above its scrim. */
export const OpenedAgain: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <ReopenedPopup
      popup={(props) => (
        <Sheet {...props} title="again">
          content
        </Sheet>
      )}
    />
  ),
  play: ({ userEvent }) => expectUncoveredAgain(userEvent, 'again'),
};
