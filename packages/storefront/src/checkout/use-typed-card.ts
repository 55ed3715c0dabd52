import type { PrepaidCard } from '@shop/contract';
import { onLeave } from '@shop/storefront-core/browser';
import { useEffect, useState } from 'react';

/** The inputs of the card form. */
export interface TypedCard {
  readonly card: PrepaidCard;
  readonly setNumber: (number: string) => void;
  readonly setPassword: (password: string) => void;
  readonly clear: () => void;
}

const nothing: PrepaidCard = { number: '', password: '' };

/**
 * Returns the inputs of the card form. They are only component state, and are cleared when the popup
 * closes (spec §4) and when the page is left, but not when the player switches to another app, for
 * example to copy the number.
 */
export function useTypedCard(isOpen: boolean): TypedCard {
  const [card, setCard] = useState(nothing);
  if (!isOpen && card !== nothing) setCard(nothing);
  useEffect(
    () =>
      onLeave(() => {
        setCard(nothing);
      }),
    [],
  );
  return {
    card,
    setNumber: (number) => {
      setCard((typed) => ({ ...typed, number }));
    },
    setPassword: (password) => {
      setCard((typed) => ({ ...typed, password }));
    },
    clear: () => {
      setCard(nothing);
    },
  };
}
