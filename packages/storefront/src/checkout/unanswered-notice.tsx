import { useTranslate } from '@shop/i18n';
import { PageNotice } from '@shop/ui/page-notice';
import { type ReactElement, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { popupStack, selectPopups } from '../popups';
import { useServices } from '../services';
import { selectUser } from '../session';
import { createIntents } from './intent';

/**
 * Reminds the player of a purchase without an answer, after a reload and after its popup was closed.
 * It only opens that popup and sends nothing.
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
  return <PageNotice kind={isUnanswered ? 'unanswered' : null} action={action} />;
}

/** Checks whenever no popup is open, which is how every purchase ends. */
function useHasUnanswered(): boolean {
  const { storage, time, randomUuid } = useServices();
  const [intents] = useState(() => createIntents(storage, time, randomUuid));
  const suid = useSelector(selectUser)?.suid ?? null;
  const isNothingOpen = useSelector(selectPopups).length === 0;
  return isNothingOpen && suid !== null && intents.latestOf(suid) !== null;
}
