import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { LoginPopup } from './login-popup';
import type { LoginPopupProps } from './login-popup-props';

function openLogin(props: Partial<LoginPopupProps> = {}) {
  const onSubmit = vi.fn();
  renderInShop(
    <LoginPopup busy={false} onOpenChange={vi.fn()} onSubmit={onSubmit} open {...props} />,
  );
  return { onSubmit, user: userEvent.setup() };
}
const account = () => screen.getByLabelText('Account');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

describe('login (spec §5)', () => {
  it('the button is enabled only when username and password are both non-empty', async () => {
    const { user } = openLogin();
    expect(submit()).toBeDisabled();
    await user.type(account(), 'player');
    expect(submit()).toBeDisabled();
    await user.type(password(), '   ');
    expect(submit()).toBeDisabled();
    await user.type(password(), 'x');
    expect(submit()).toBeEnabled();
    await user.clear(account());
    expect(submit()).toBeDisabled();
  });

  it('both are trimmed, and Enter submits', async () => {
    const { user, onSubmit } = openLogin();
    await user.type(account(), '  player01 ');
    await user.type(password(), ' secret {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'player01', password: 'secret' });
  });

  it('while busy neither a press nor Enter submits again, and the focus stays', async () => {
    const { user, onSubmit } = openLogin({ busy: true });
    await user.type(account(), 'player01');
    await user.type(password(), 'secret{Enter}');
    await user.click(submit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(submit()).toHaveFocus();
    expect(screen.getByText('Signing in …')).toBeInTheDocument();
  });

  it('the password can be shown and hidden', async () => {
    const { user } = openLogin();
    expect(password()).toHaveAttribute('type', 'password');
    const show = screen.getByRole('button', { name: 'Show password', pressed: false });
    await user.click(show);
    expect(password()).toHaveAttribute('type', 'text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
    await user.click(show);
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('errors stand with their field, or with the form', () => {
    openLogin({ errors: { username: 'No such account', form: 'Too many tries' } });
    expect(account()).toHaveAccessibleDescription('No such account');
    expect(account()).toBeInvalid();
    expect(password()).toBeValid();
    expect(screen.getByText('Too many tries').closest('[role=alert]')).not.toBeNull();
  });

  it('password managers know the fields', () => {
    openLogin();
    expect(account()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });
});

describePopup('Sign in', (popup) => <LoginPopup busy={false} onSubmit={vi.fn()} {...popup} />);
