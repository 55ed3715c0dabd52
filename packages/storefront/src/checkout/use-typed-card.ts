import type { PrepaidCard } from '@shop/contract';
import { useEffect, useState } from 'react';
import { onLeave } from '../browser';

/** What stands in the inputs of the card form. */
export interface TypedCard {
  readonly card: PrepaidCard;
  readonly setNumber: (number: string) => void;
  readonly setPassword: (password: string) => void;
  readonly clear: () => void;
}

const nothing: PrepaidCard = { number: '', password: '' };

/**
 * The inputs of the card form. They are state of the popup and nothing else, and are cleared when it
 * closes (spec §4) and when the page is left. Another app may come to the front meanwhile: that is
 * where the number is copied from.
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
