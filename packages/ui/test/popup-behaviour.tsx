import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, screen, waitFor } from 'storybook/test';
import type { PopupProps } from '../src/sheet';
import { type User, expectFocusWithin } from './user-actions';

/** Props of {@link PopupOwner}. */
export interface PopupOwnerProps {
  popup: (props: PopupProps) => ReactElement;
}

/** A page with a button that opens a popup; see {@link expectPopupBehaviour}. */
export function PopupOwner({ popup }: PopupOwnerProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <div id="root">
      <button
        onClick={() => {
          setOpen(true);
        }}
        type="button"
      >
        open
      </button>
      {popup({ open, onOpenChange: setOpen })}
    </div>
  );
}

/** A popup that opens again as soon as it is closed, before it has left the document. */
export function ReopenedPopup({ popup }: PopupOwnerProps): ReactElement {
  const [open, setOpen] = useState(true);
  return popup({
    open,
    onOpenChange: () => {
      flushSync(() => {
        setOpen(false);
      });
      setOpen(true);
    },
  });
}

/** Checks that nothing covers the popup of a {@link ReopenedPopup} once it was closed. */
export async function expectUncoveredAgain(
  user: User,
  name: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  await expectFocusWithin(await screen.findByRole(role, { name }));
  await user.keyboard('{Escape}');
  await waitFor(async () => {
    const popup = screen.getByRole(role, { name });
    const { left, top, width, height } = popup.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(popup.contains(hit)).toBe(true);
  });
}

/** Checks that a popup, which {@link PopupOwner} opens, shows one text only from its opening to the end of its exit. */
export async function expectKeptWhileClosing(
  user: User,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'open' }));
  const popup = await screen.findByRole(role);
  await expectFocusWithin(popup);
  const seen = new Set([popup.textContent]);
  const observer = new MutationObserver(() => {
    seen.add(popup.textContent);
  });
  observer.observe(popup, { characterData: true, childList: true, subtree: true });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  observer.disconnect();
  await expect(seen.size).toBe(1);
}

/** More presses than any popup has focusable elements, so that focus wraps around. */
const tabPresses = 14;

/**
 * Checks that the popup of a `PopupOwner` takes focus when it is opened by keyboard, keeps it, and
 * returns it on Escape. Meanwhile the page is inert.
 */
export async function expectPopupBehaviour(
  user: User,
  name: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  const opener = screen.getByRole('button', { name: 'open' });
  await user.tab();
  await expect(opener).toHaveFocus();
  await user.keyboard('{Enter}');

  const popup = await screen.findByRole(role, { name });
  await expectFocusWithin(popup);
  await expect(opener.closest('[inert]')).not.toBeNull();
  for (let press = 0; press < tabPresses; press += 1) {
    await user.tab();
    await expectFocusWithin(popup);
  }

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(opener.closest('[inert]')).toBeNull();
}
