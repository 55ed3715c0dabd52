import { useTranslate } from '@shop/i18n';
import { PageNotice } from '@shop/ui/page-notice';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { withLaterStyles } from '../browser';
import { loadCode } from '../error-boundary';
import { popupStack, selectPopups } from '../popups';
import { resultSlice, selectResult } from '../result';
import { useServices } from '../services';
import { selectUser } from '../session';
import { useToast } from '../toasts';
import type { ContinuedCard } from './continued-card';
import { createIntents } from './intent';

/**
 * Reminds the player of a purchase without an answer, after a reload and after its popup was closed.
 * It only opens that popup and sends nothing. Shows the card fields of an order, too, above any page.
 */
export function UnansweredNotice(): ReactElement {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const isUnanswered = useHasUnanswered();
  const action = {
    label: translate('result.checkNow'),
    onPress: () => {
      dispatch(popupStack.actions.opened('unknown-outcome'));
    },
  };
  const card = useContinuedCard();
  return (
    <>
      <PageNotice kind={isUnanswered ? 'unanswered' : null} action={action} />
      {card}
    </>
  );
}

/** Returns the card fields of an order that the player continues; null if there is none. */
function useContinuedCard(): ReactElement | null {
  const dispatch = useDispatch();
  const showToast = useToast();
  const { page } = useServices();
  const order = useSelector(selectResult);
  const isContinued = order?.isContinued === true;
  const [code, setCode] = useState<{ readonly ContinuedCard: typeof ContinuedCard } | null>(null);
  const load = useEffectEvent(() => {
    loadCode(page.reload, () => withLaterStyles(import('./continued-card'))).then(setCode, () => {
      showToast('error.cardFormUnavailable', 'error');
      dispatch(resultSlice.actions.cardLeft());
    });
  });
  useEffect(() => {
    if (isContinued) load();
  }, [isContinued]);
  if (!isContinued || code === null) return null;
  return <code.ContinuedCard key={order.billingNo} order={order} />;
}

/** Checks whenever no popup is open, which is how every purchase ends. */
function useHasUnanswered(): boolean {
  const { storage, time, randomUuid } = useServices();
  const [intents] = useState(() => createIntents(storage, time, randomUuid));
  const suid = useSelector(selectUser)?.suid ?? null;
  const isNothingOpen = useSelector(selectPopups).length === 0;
  return isNothingOpen && suid !== null && intents.latestOf(suid) !== null;
}
