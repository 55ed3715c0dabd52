import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { accessibilityViolations } from '../../test/accessibility-violations';
import { renderInShop } from '../../test/render-in-shop';
import { CardForm } from './card-form';
import type { CardFormProps } from './card-form-props';

function Owner(changes: Partial<CardFormProps>): ReactElement {
  const [number, setNumber] = useState('');
  const [password, setPassword] = useState('');
  return (
    <CardForm
      icon=""
      name="MyCard"
      number={number}
      onNumberChange={setNumber}
      onPasswordChange={setPassword}
      onSubmit={vi.fn()}
      password={password}
      {...changes}
    />
  );
}

function openForm(changes: Partial<CardFormProps> = {}) {
  renderInShop(<Owner {...changes} />);
  return userEvent.setup();
}
const number = () => screen.getByLabelText('Card number');
const password = () => screen.getByLabelText('Card password');

describe('card form (spec §2)', () => {
  it('takes number and password as they are printed, spaces and all', async () => {
    const user = openForm();
    await user.type(number(), '5300 0101');
    await user.type(password(), 'KX 7Q');
    expect(number()).toHaveValue('5300 0101');
    expect(password()).toHaveValue('KX 7Q');
  });

  it('takes 80 characters of each at most (spec §9)', async () => {
    const user = openForm();
    for (const field of [number(), password()]) {
      await user.click(field);
      await user.paste('7'.repeat(100));
      expect(field).toHaveValue('7'.repeat(80));
    }
  });

  it('the password starts hidden, and its button stays pressed while it is shown', async () => {
    const user = openForm();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('is not kept by the browser, and looks like no sign-in', () => {
    openForm();
    const names = [number(), password()].map((field) => {
      expect(field).toHaveAttribute('autocomplete', 'off');
      return field.getAttribute('name') ?? '';
    });
    expect(names.join()).not.toMatch(/user|account|password/);
    expect(screen.getByRole('form')).toHaveAttribute('autocomplete', 'off');
  });

  it('Enter in either field goes on', async () => {
    const onSubmit = vi.fn();
    const user = openForm({ onSubmit });
    await user.type(number(), '1{Enter}');
    await user.type(password(), '2{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('errors stand with their field, or below both', () => {
    openForm({ errors: { number: 'Too short', password: 'Wrong', card: 'Used' } });
    expect(number()).toHaveAccessibleDescription('Too short');
    expect(password()).toHaveAccessibleDescription('Wrong');
    expect(screen.getByText('Used').closest('[role=alert]')).not.toBeNull();
  });

  it('takes focus where it replaces what had it, and only there', () => {
    openForm({ focusesNumber: true });
    expect(number()).toHaveFocus();
    cleanup();
    openForm();
    expect(number()).not.toHaveFocus();
  });

  it('has nothing axe objects to', async () => {
    openForm({ errors: { card: 'Used' } });
    expect(await accessibilityViolations()).toEqual([]);
  });
});
