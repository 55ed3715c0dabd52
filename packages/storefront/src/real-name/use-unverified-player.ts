import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { pageWindow } from '../browser';
import { popupStack } from '../popups';
import { useServices } from '../services';
import { openTabStorage } from '../storage';
import { hasUnverified } from './unverified-player';

/** Tells a player whom code 6001 has signed out why, and asks about the proof. */
export function useUnverifiedPlayer(): void {
  const dispatch = useDispatch();
  const { now } = useServices();
  useEffect(() => {
    if (hasUnverified(openTabStorage(pageWindow(), now)))
      dispatch(popupStack.actions.opened('real-name'));
  }, [dispatch, now]);
}
