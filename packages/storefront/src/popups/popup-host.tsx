import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pageHistory } from '../browser';
import { type BackButton, createBackButton } from './back-button';
import type { LazyPopup } from './lazy-popup';
import { type PopupName, popupStack, selectPopups } from './popup-stack';

/** Each popup by its name. */
export type PopupTable = Readonly<Record<PopupName, LazyPopup>>;

const noneMounted: readonly PopupName[] = [];

/**
 * The one owner of what is open. A popup is mounted when it is first opened and stays, so that it
 * can close with its motion and give focus back.
 */
export function PopupHost({ popups }: { readonly popups: PopupTable }): ReactElement {
  const dispatch = useDispatch();
  const open = useSelector(selectPopups);
  const mounted = useEverOpened(open);
  useBackButton(open.length);
  useEffect(() => {
    // So that the code comes while the texts are awaited, not after them.
    open.forEach((name) => {
      popups[name].preload();
    });
  }, [open, popups]);

  return (
    <>
      {mounted.map((name) => {
        const { Component } = popups[name];
        return (
          <Suspense fallback={null} key={name}>
            <Component
              open={open.includes(name)}
              onOpenChange={(isOpen) => {
                if (!isOpen) dispatch(popupStack.actions.closed(name));
              }}
            />
          </Suspense>
        );
      })}
    </>
  );
}

function useEverOpened(open: readonly PopupName[]): readonly PopupName[] {
  const [mounted, setMounted] = useState(noneMounted);
  const added = open.filter((name) => !mounted.includes(name));
  if (added.length > 0) setMounted([...mounted, ...added]);
  return mounted;
}

function useBackButton(depth: number): void {
  const dispatch = useDispatch();
  const button = useRef<BackButton | null>(null);
  useEffect(() => {
    button.current = createBackButton(pageHistory, () => {
      dispatch(popupStack.actions.topClosed());
    });
    return button.current.stop;
  }, [dispatch]);
  useEffect(() => {
    button.current?.follow(depth);
  }, [depth]);
}
