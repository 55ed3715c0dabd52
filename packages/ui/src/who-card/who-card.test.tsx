import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { accessibilityViolations } from '../../test/accessibility-violations';
import { renderInShop } from '../../test/render-in-shop';
import { WhoCard } from './who-card';
import type { WhoStep } from './who-card-props';
import { whoStepId } from './who-step-id';

const step = (key: WhoStep['key'], changes: Partial<WhoStep> = {}): WhoStep => ({
  key,
  state: 'done',
  value: `my ${key}`,
  onPress: vi.fn(),
  ...changes,
});
const emphasised = () =>
  [...document.querySelectorAll('[data-next="true"]')].map((element) => element.id);

describe('who card', () => {
  it.each([
    ['the first that is to do', ['done', 'todo', 'todo'], 'game'],
    ['the first that is wrong', ['done', 'done', 'error'], 'server'],
    ['not one that waits', ['loading', 'todo', 'locked'], 'game'],
  ] as const)('emphasises the next missing step: %s', (_case, states, next) => {
    const keys = ['account', 'game', 'server'] as const;
    renderInShop(
      <WhoCard steps={keys.map((key, index) => step(key, { state: states[index] ?? 'todo' }))} />,
    );
    expect(emphasised()).toEqual([whoStepId(next)]);
  });

  it('emphasises nothing once all is chosen, and offers to change each', async () => {
    const server = step('server');
    renderInShop(<WhoCard steps={[step('game'), server]} />);
    expect(emphasised()).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: /my server.*Change/ }));
    expect(server.onPress).toHaveBeenCalledOnce();
  });

  it('a locked step cannot be pressed, a failed one says why', () => {
    renderInShop(
      <WhoCard
        steps={[
          step('role', { state: 'error', message: 'Role not found' }),
          step('server', { state: 'locked' }),
        ]}
      />,
    );
    expect(screen.getByRole('button', { name: /Choose a server/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Choose a role.*Role not found/ })).toBeEnabled();
  });

  it('has nothing axe objects to, whatever a name holds', async () => {
    renderInShop(
      <WhoCard
        steps={[
          step('role', { value: '<img src=x onerror=alert(1)>'.repeat(8) }),
          step('server', { state: 'loading' }),
        ]}
      />,
    );
    expect(document.querySelector('img')).toBeNull();
    expect(await accessibilityViolations()).toEqual([]);
  });
});
