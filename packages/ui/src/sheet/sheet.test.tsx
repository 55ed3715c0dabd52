import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { Button } from '../button';
import { Sheet } from './sheet';

/** An owner with two popups, as siblings: `on top` opens over the lower one, `instead` replaces it. */
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
    <>
      <Button onClick={show('lower')}>start</Button>
      <Sheet onOpenChange={close('lower')} open={open.includes('lower')} title="lower">
        <Button onClick={show('lower', 'upper')}>on top</Button>
        <Button onClick={show('upper')}>instead</Button>
      </Sheet>
      <Sheet onOpenChange={close('upper')} open={open.includes('upper')} title="upper">
        content
      </Sheet>
    </>
  );
}

describe('two sheets', () => {
  it('Escape closes the upper one alone, and focus goes back to the lower one', async () => {
    const user = userEvent.setup();
    renderInShop(<TwoSheets />);
    await user.click(screen.getByRole('button', { name: 'start' }));
    await user.click(await screen.findByRole('button', { name: 'on top' }));
    await screen.findByRole('dialog', { name: 'upper' });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'lower' })).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'on top' })).toHaveFocus();
    });
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'start' })).toHaveFocus();
    });
  });

  it('when one gives way to another, focus is in the new one', async () => {
    const user = userEvent.setup();
    renderInShop(<TwoSheets />);
    await user.click(screen.getByRole('button', { name: 'start' }));
    await user.click(await screen.findByRole('button', { name: 'instead' }));
    const upper = await screen.findByRole('dialog', { name: 'upper' });
    await waitFor(() => {
      expect(upper.contains(document.activeElement)).toBe(true);
    });
  });
});

it('the close button and a press outside close it', async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn();
  renderInShop(
    <Sheet onOpenChange={onOpenChange} open title="Title">
      content
    </Sheet>,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  await user.click(document.querySelector('[role=presentation]') ?? document.body);
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

it('the page behind does not scroll', async () => {
  renderInShop(
    <Sheet onOpenChange={vi.fn()} open title="Title">
      content
    </Sheet>,
  );
  await waitFor(() => {
    const root = getComputedStyle(document.documentElement);
    const body = getComputedStyle(document.body);
    expect([root.overflow, root.overflowY, body.overflow, body.overflowY]).toContain('hidden');
  });
});

it('a back button shows where there is a way back', async () => {
  const onBack = vi.fn();
  renderInShop(
    <Sheet onBack={onBack} onOpenChange={vi.fn()} open title="Title">
      content
    </Sheet>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
});

describePopup('Title', (popup) => (
  <Sheet title="Title" {...popup}>
    content
  </Sheet>
));
