import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a stable function that calls the latest callback, so that memoized children do not render
 * again with their owner. Call it from event handlers only. It is passed to children, which
 * `useEffectEvent` does not allow.
 */
export function useLatestCallback<Value>(callback: (value: Value) => void): (value: Value) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((value) => {
    latest.current(value);
  }, []);
}
