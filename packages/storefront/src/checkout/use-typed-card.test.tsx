// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTypedCard } from './use-typed-card';

const nothing = { number: '', password: '' };

function typedCard() {
  const rendered = renderHook(({ isOpen }) => useTypedCard(isOpen), {
    initialProps: { isOpen: true },
  });
  act(() => {
    rendered.result.current.setNumber('5300');
    rendered.result.current.setPassword('KX7Q');
  });
  expect(rendered.result.current.card).toEqual({ number: '5300', password: 'KX7Q' });
  return rendered;
}

it('closing clears the inputs (spec §4)', () => {
  const { result, rerender } = typedCard();
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  expect(result.current.card).toEqual(nothing);
});

it('leaving the page clears the inputs, for a browser may bring it back as it was', () => {
  const { result } = typedCard();
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(result.current.card).toEqual(nothing);
});

it('another app in front of the page does not: the number is copied from there', () => {
  const { result } = typedCard();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('blur'));
  });
  expect(result.current.card.number).toBe('5300');
});
