import { describe, expect, it } from 'vitest';
import { type PopupName, popupStack } from './popup-stack';

const { actions, reducer } = popupStack;
const stack: readonly PopupName[] = ['recharge', 'sub-channels'];

describe('popups', () => {
  it('open on top of each other, each at most once', () => {
    expect(reducer(stack, actions.opened('login'))).toEqual([...stack, 'login']);
    expect(reducer(stack, actions.opened('recharge'))).toEqual(['sub-channels', 'recharge']);
  });

  it('close together with those on top of them', () => {
    expect(reducer(stack, actions.closed('recharge'))).toEqual([]);
    expect(reducer(stack, actions.closed('sub-channels'))).toEqual(['recharge']);
    expect(reducer(stack, actions.closed('login'))).toEqual(stack);
  });

  it('are all replaced by the result', () => {
    expect(reducer(stack, actions.replaced('result'))).toEqual(['result']);
  });
});
