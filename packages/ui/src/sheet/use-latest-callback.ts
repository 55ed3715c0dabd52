import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as the component lives, which calls the newest of those given. Parts that
 * were handed it need not render again because their owner did. To be called from events only.
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
