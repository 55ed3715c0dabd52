import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** What is left free above and below a column that is stuck. */
const marginPx = 24;

/**
 * Makes an element end above the bottom of the window, wherever the page is scrolled to. It writes the height itself,
 * since it follows each scroll.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = (): void => {
      if (element.current === null) return;
      const top = Math.max(marginPx, element.current.getBoundingClientRect().top);
      element.current.style.maxHeight = `${String(window.innerHeight - top - marginPx)}px`;
    };
    fit();
    window.addEventListener('scroll', fit, { passive: true });
    window.addEventListener('resize', fit);
    return () => {
      window.removeEventListener('scroll', fit);
      window.removeEventListener('resize', fit);
    };
  }, [element]);
}

/**
 * Moves focus to the heading of what has opened in a column; once it has closed, to the button that is there instead,
 * unless the player has gone on elsewhere.
 */
export function useColumnFocus(heading: RefObject<HTMLElement | null>, column: HTMLElement): void {
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      column.nextElementSibling?.querySelector('button')?.focus({ preventScroll: true });
    };
  }, [heading, column]);
}

/** Calls back on Escape, wherever focus is, while no popup is open above the page. */
export function useColumnKeys(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (document.querySelector('[data-popup]') === null) escape();
    };
    // Before the popups, which have gone when they have heard of it.
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, []);
}
