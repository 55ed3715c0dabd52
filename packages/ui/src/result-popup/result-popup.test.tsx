import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { ResultPopup } from './result-popup';
import type { ResultOrder, ResultOutcome } from './result-popup-props';

const order: ResultOrder = {
  account: 'player01',
  game: 'Dragon Tale',
  goods: '300 Diamonds',
  server: 'S12',
  role: 'Amaranth',
  billingNo: '20261121',
};

function pending(changes: Partial<Extract<ResultOutcome, { kind: 'pending' }>> = {}) {
  return {
    kind: 'pending',
    payLink: 'https://pay.example/1',
    onToPay: vi.fn(),
    onRechargeDone: vi.fn(),
    onChangeWay: vi.fn(),
    checking: false,
    lastChecked: null,
    ...changes,
  } as const;
}

function openResult(outcome: ResultOutcome, changes: { copied?: boolean } = {}) {
  const onCopy = vi.fn();
  renderInShop(
    <ResultPopup
      copied={false}
      onCopy={onCopy}
      onOpenChange={vi.fn()}
      open
      order={order}
      outcome={outcome}
      {...changes}
    />,
  );
  return { onCopy, user: userEvent.setup() };
}

/** Every button and link but those of the frame. */
function ways(): (string | null)[] {
  const dialog = within(screen.getByRole('dialog'));
  return [...dialog.queryAllByRole('link'), ...dialog.getAllByRole('button')]
    .map((way) => way.getAttribute('aria-label') ?? way.textContent)
    .filter((name) => name !== 'Close' && name !== 'Copy order number');
}

/** A popup whose status changes while it is open. */
function openAndChange(from: ResultOutcome, to: ResultOutcome) {
  const popup = (outcome: ResultOutcome) => (
    <ResultPopup
      copied={false}
      onCopy={vi.fn()}
      onOpenChange={vi.fn()}
      open
      order={order}
      outcome={outcome}
    />
  );
  const { rerender } = renderInShop(popup(from));
  const pressed = screen.getByRole('button', { name: 'Recharge done' });
  act(() => {
    pressed.focus();
  });
  rerender(popup(to));
  return { pressed };
}

describe('a status that changes under the player’s finger', () => {
  const changes = [
    ['fail', { kind: 'fail', onChangeWay: vi.fn(), onContinue: vi.fn() }],
    ['success', { kind: 'success', onRechargeDone: vi.fn() }],
  ] as const;

  it.each(changes)('%s: no button takes the place of the one that was pressed', (_, to) => {
    const { pressed } = openAndChange(pending(), to);
    expect(pressed.isConnected).toBe(false);
  });

  it.each(changes)('%s: focus stays in the popup', (_, to) => {
    openAndChange(pending(), to);
    expect(screen.getByRole('dialog')).toContainElement(asElement(document.activeElement));
  });
});

function asElement(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement ? element : null;
}

describe('result popup (spec §2 and §4)', () => {
  it('pending shows three numbered tips, and the third reopens the recharge popup', async () => {
    const outcome = pending();
    const { user } = openResult(outcome);
    const tips = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(tips).toHaveLength(3);
    await user.click(within(tips[2] ?? document.body).getByRole('button'));
    expect(outcome.onChangeWay).toHaveBeenCalledOnce();
  });

  it('pending: "to pay" is a real link into a tab that does not know us', () => {
    openResult(pending());
    const link = screen.getByRole('link', { name: /^Go to pay/ });
    expect(link).toHaveAttribute('href', 'https://pay.example/1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('pending: "recharge done" rechecks the order, once at a time', async () => {
    const outcome = pending();
    const { user } = openResult(outcome);
    await user.click(screen.getByRole('button', { name: 'Recharge done' }));
    expect(outcome.onRechargeDone).toHaveBeenCalledOnce();
  });

  it('pending: nothing is asked while the order is being read', async () => {
    const outcome = pending({ checking: true });
    const { user } = openResult(outcome);
    await user.click(screen.getByRole('button', { name: 'Recharge done' }));
    expect(outcome.onRechargeDone).not.toHaveBeenCalled();
  });

  it('pending without a pay link has no "to pay"', () => {
    openResult(pending({ payLink: null }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('fail offers to change the recharge way and to continue', async () => {
    const outcome = { kind: 'fail', onChangeWay: vi.fn(), onContinue: vi.fn() } as const;
    const { user } = openResult(outcome);
    expect(ways()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Continue recharge' }));
    await user.click(screen.getByRole('button', { name: 'Change recharge way' }));
    expect(outcome.onContinue).toHaveBeenCalledOnce();
    expect(outcome.onChangeWay).toHaveBeenCalledOnce();
  });

  it('success has only "recharge done"', async () => {
    const outcome = { kind: 'success', onRechargeDone: vi.fn() } as const;
    const { user } = openResult(outcome);
    expect(ways()).toEqual(['Recharge done']);
    await user.click(screen.getByRole('button', { name: 'Recharge done' }));
    expect(outcome.onRechargeDone).toHaveBeenCalledOnce();
  });

  it.each([
    ['pay', /do not pay again/],
    ['enter-card', /do not enter the card again yet/],
  ] as const)(
    'an unknown outcome is not called failed, and warns not to %s again',
    (notAgain, words) => {
      const rest = { onCheckNow: vi.fn(), checking: false, lastChecked: '14:03' };
      openResult({ kind: 'unknown', notAgain, ...rest });
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(screen.queryByText(/fail/i)).toBeNull();
      expect(ways()).toEqual(['Check now']);
      expect(screen.getByText('Last checked 14:03')).toBeInTheDocument();
    },
  );

  it('lists account, game, goods, server, role and billing number', () => {
    openResult(pending());
    expect(screen.getAllByRole('definition').map((value) => value.textContent.trim())).toEqual(
      Object.values(order),
    );
  });

  it('the billing number can be copied, which is then said', async () => {
    const { user, onCopy } = openResult(pending(), { copied: true });
    await user.click(screen.getByRole('button', { name: 'Copy order number' }));
    expect(onCopy).toHaveBeenCalledExactlyOnceWith('20261121');
    expect(screen.getByText('Copied')).toBeInTheDocument();
  });
});

describePopup('Recharge result', (popup) => (
  <ResultPopup copied={false} onCopy={vi.fn()} order={order} outcome={pending()} {...popup} />
));
