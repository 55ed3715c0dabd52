import { type UIEvent, useState } from 'react';

/** Rows of a list with rows of one height that can be seen on any phone, from the one on top. */
interface Window {
  first: number;
  end: number;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

const inSight = 24;

/** The least a windowed list needs, written by hand: rows of one height, counted while it scrolls. */
export function useWindow(count: number, rowHeight: number): Window {
  const [first, setFirst] = useState(0);
  return {
    first,
    end: Math.min(first + inSight, count),
    onScroll: (event) => {
      setFirst(Math.max(0, Math.floor(event.currentTarget.scrollTop / rowHeight) - 4));
    },
  };
}
