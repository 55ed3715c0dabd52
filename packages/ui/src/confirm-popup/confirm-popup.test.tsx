import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { ConfirmPopup } from './confirm-popup';
import type { ConfirmPopupProps } from './confirm-popup-props';

function openConfirm(changes: Partial<ConfirmPopupProps> = {}) {
  const props: ConfirmPopupProps = {
    open: true,
    title: 'Sign out',
    content: 'Sign out of this account?',
    confirmText: 'Leave',
    cancelText: 'Stay',
    onConfirm: vi.fn(),
    onCancel: vi.fn(),
    ...changes,
  };
  renderInShop(<ConfirmPopup {...props} />);
  return { props, user: userEvent.setup() };
}

function pressOutside(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  return user.click(document.querySelector('[role=presentation]') ?? document.body);
}

describe('confirm popup (spec §3, popup state)', () => {
  it('says what it asks, with its confirm and cancel texts', async () => {
    const { props, user } = openConfirm();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Sign out of this account?',
    );
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(props.onConfirm).toHaveBeenCalledOnce();
    expect(props.onCancel).toHaveBeenCalledOnce();
  });

  it('what is agreed to can be a list, and is read out all the same', () => {
    const content = (
      <dl>
        <dt>Card value</dt>
        <dd>NT$33</dd>
      </dl>
    );
    openConfirm({ content });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Card value NT$33');
  });

  it('closes by its overlay only when closeByOverlay is set', async () => {
    const { props, user } = openConfirm({ closeByOverlay: true });
    await pressOutside(user);
    expect(props.onCancel).toHaveBeenCalledOnce();
  });

  it('otherwise a press outside does nothing', async () => {
    const { props, user } = openConfirm();
    await pressOutside(user);
    expect(props.onCancel).not.toHaveBeenCalled();
  });

  it('whiteButton makes the confirming button the white one', () => {
    openConfirm({ whiteButton: true });
    expect(screen.getByRole('button', { name: 'Leave' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
  });
});

describePopup(
  'Sign out',
  ({ open, onOpenChange }) => (
    <ConfirmPopup
      cancelText="Stay"
      confirmText="Leave"
      content="Sure?"
      onCancel={() => {
        onOpenChange(false);
      }}
      onConfirm={vi.fn()}
      open={open}
      title="Sign out"
    />
  ),
  'alertdialog',
);
