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

it('clears the inputs when the popup closes (spec §4)', () => {
  const { result, rerender } = typedCard();
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  expect(result.current.card).toEqual(nothing);
});

it('clears the inputs when the page is left, since the browser may restore it', () => {
  const { result } = typedCard();
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(result.current.card).toEqual(nothing);
});

it('keeps the inputs when the player switches to another app', () => {
  const { result } = typedCard();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('blur'));
  });
  expect(result.current.card.number).toBe('5300');
});
