import { type UIEvent, useState } from 'react';

/** The range of rows to render, and the handler that updates it. */
interface Window {
  first: number;
  end: number;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

const renderedRows = 24;

/** Minimal windowing for rows of equal height. */
export function useWindow(count: number, rowHeight: number): Window {
  const [first, setFirst] = useState(0);
  return {
    first,
    end: Math.min(first + renderedRows, count),
    onScroll: (event) => {
      setFirst(Math.max(0, Math.floor(event.currentTarget.scrollTop / rowHeight) - 4));
    },
  };
}
