import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { PopupProps } from '../src/sheet';
import { accessibilityViolations } from './accessibility-violations';
import { renderInShop } from './render-in-shop';

/** More than any popup under test has places to stop at, so that the round is closed. */
const tabPresses = 14;

/** A page with one button that opens the popup, as an owner would write it. */
function Owner({ popup }: { popup: (props: PopupProps) => ReactElement }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
        type="button"
      >
        open
      </button>
      {popup({ open, onOpenChange: setOpen })}
    </>
  );
}

/** What every popup owes a player, whatever is in it. */
export function describePopup(
  title: string,
  popup: (props: PopupProps) => ReactElement,
  role: 'dialog' | 'alertdialog' = 'dialog',
): void {
  describe(`as every popup, "${title}"`, () => {
    async function openByKeyboard(): Promise<ReturnType<typeof userEvent.setup>> {
      const user = userEvent.setup();
      renderInShop(<Owner popup={popup} />);
      await user.tab();
      await user.keyboard('{Enter}');
      await screen.findByRole(role, { name: title });
      return user;
    }

    it('takes focus, keeps it, and gives it back on Escape', async () => {
      const user = await openByKeyboard();
      const dialog = screen.getByRole(role);
      await waitFor(() => {
        expect(dialog.contains(document.activeElement)).toBe(true);
      });
      for (let press = 0; press < tabPresses; press += 1) {
        await user.tab();
        await waitFor(() => {
          expect(dialog.contains(document.activeElement)).toBe(true);
        });
      }
      await user.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.queryByRole(role)).toBeNull();
      });
      await waitFor(() => {
        expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
      });
    });

    it('has nothing axe objects to', async () => {
      await openByKeyboard();
      expect(await accessibilityViolations()).toEqual([]);
    });
  });
}
