import { type PointerEvent, type RefObject, useRef } from 'react';

/** In CSS pixels; less than this is a tap that slipped. */
const minPull = 96;
/** In CSS pixels per millisecond: a quick flick closes from any distance. */
const minFlick = 0.6;

/** The handlers of an element that is pulled down. */
interface PullHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/**
 * Lets a finger pull a sheet down by its head (`data-pull`) and close it, as system sheets do. It follows the
 * finger, and returns if it was not pulled far. With keys, Escape and the close button do the same.
 */
export function usePullDown(
  sheet: RefObject<HTMLElement | null>,
  onPulledDown: () => void,
): PullHandlers {
  const start = useRef<{ readonly y: number; readonly atMs: number } | null>(null);
  const moveTo = (distance: number): void => {
    if (sheet.current === null) return;
    sheet.current.style.transform = distance > 0 ? `translateY(${String(distance)}px)` : '';
    sheet.current.dataset['pulled'] = String(distance > 0);
  };
  const letGo = (): void => {
    start.current = null;
    moveTo(0);
  };
  return {
    onPointerDown: ({ pointerType, target, clientY, timeStamp }) => {
      const isHead = target instanceof Element && target.closest('[data-pull]') !== null;
      // A mouse selects text, and has the close button.
      if (isHead && pointerType !== 'mouse') start.current = { y: clientY, atMs: timeStamp };
    },
    onPointerMove: ({ clientY }) => {
      if (start.current !== null) moveTo(clientY - start.current.y);
    },
    onPointerUp: ({ clientY, timeStamp }) => {
      if (start.current === null) return;
      const distance = clientY - start.current.y;
      const speed = distance / Math.max(1, timeStamp - start.current.atMs);
      letGo();
      if (distance >= minPull || (distance > 24 && speed >= minFlick)) onPulledDown();
    },
    onPointerCancel: letGo,
  };
}
