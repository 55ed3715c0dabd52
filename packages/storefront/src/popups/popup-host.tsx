import { type ReactElement, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pageHistory } from '../browser';
import { type BackButton, createBackButton } from './back-button';
import { popupStack, selectPopups } from './popup-stack';
import { type PopupTable, useFetchedPopups } from './use-fetched-popups';

/**
 * Renders the open popups. A popup stays mounted after it was first opened, so that it can animate
 * its closing and return the focus.
 */
export function PopupHost({ popups }: { readonly popups: PopupTable }): ReactElement {
  const dispatch = useDispatch();
  const open = useSelector(selectPopups);
  const fetched = useFetchedPopups(open, popups);
  useBackButton(open.length);

  return (
    <>
      {[...fetched].map(([name, Container]) => (
        <Container
          key={name}
          open={open.includes(name)}
          onOpenChange={(isOpen) => {
            if (!isOpen) dispatch(popupStack.actions.closed(name));
          }}
        />
      ))}
    </>
  );
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
