import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { accessibilityViolations } from '../../test/accessibility-violations';
import { renderInShop } from '../../test/render-in-shop';
import { ConfirmPopup } from '../confirm-popup';
import { ToastRegion } from './toast-region';

const toasts = [
  { id: '1', tone: 'error', text: 'Network error' },
  { id: '2', tone: 'success', text: 'Copied' },
] as const;

it('the live region is there before its first message', () => {
  renderInShop(<ToastRegion onDismiss={vi.fn()} toasts={[]} />);
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
});

it('each can be dismissed, and pointing or focusing holds them', async () => {
  const user = userEvent.setup();
  const onDismiss = vi.fn();
  const onHoldChange = vi.fn();
  renderInShop(<ToastRegion onDismiss={onDismiss} onHoldChange={onHoldChange} toasts={toasts} />);
  const [first] = screen.getAllByRole('button', { name: 'Close' });
  await user.hover(screen.getByText('Copied'));
  expect(onHoldChange).toHaveBeenLastCalledWith(true);
  await user.click(first ?? document.body);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1');
  expect(await accessibilityViolations()).toEqual([]);
});

it('is not hidden from screen readers by an open popup, and dismissing one leaves the popup open', async () => {
  const onCancel = vi.fn();
  const onDismiss = vi.fn();
  renderInShop(
    <>
      <ToastRegion onDismiss={onDismiss} toasts={toasts} />
      <ConfirmPopup
        closeByOverlay
        confirmText="OK"
        content="?"
        onCancel={onCancel}
        onConfirm={vi.fn()}
        open
        title="Sure"
      />
    </>,
  );
  await screen.findByRole('alertdialog');
  const region = within(screen.getByRole('region', { name: 'Messages' }));
  const [first] = region.getAllByRole('button', { name: 'Close' });
  await userEvent.setup().click(first ?? document.body);
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
});
