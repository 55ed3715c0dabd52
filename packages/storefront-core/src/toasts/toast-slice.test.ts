import { describe, expect, it } from 'vitest';
import { type ShopToast, toastSlice } from './toast-slice';

const { actions, reducer } = toastSlice;

function toast(id: string, text = id): ShopToast {
  return { id, tone: 'error', text: { kind: 'text', text } };
}

describe('toasts', () => {
  it('does not show the same text twice at once', () => {
    const shown = reducer([], actions.shown(toast('1', 'Network error')));
    expect(reducer(shown, actions.shown(toast('2', 'Network error')))).toEqual(shown);
  });

  it('shows at most three, and drops the oldest', () => {
    const all = ['1', '2', '3', '4'].reduce<readonly ShopToast[]>(
      (toasts, id) => reducer(toasts, actions.shown(toast(id))),
      [],
    );
    expect(all.map(({ id }) => id)).toEqual(['2', '3', '4']);
  });

  it('are dismissed one by one', () => {
    expect(reducer([toast('1'), toast('2')], actions.dismissed('1'))).toEqual([toast('2')]);
  });
});
