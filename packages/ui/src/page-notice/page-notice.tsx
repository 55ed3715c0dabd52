import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button';
import {
  AlertIcon,
  ClockIcon,
  CloseIcon,
  CloudOffIcon,
  FailIcon,
  RefreshIcon,
  SuccessIcon,
  UnknownIcon,
} from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './page-notice.module.css';

/** What concerns the whole page (UX: states that no block of the page can explain). */
export type PageNoticeKind =
  /** No connection: paying is paused and goes on by itself. Stays until there is one. */
  | 'offline'
  /** Connected again; the owner removes it after a while. */
  | 'online'
  /** The first host did not respond, and another one is used. */
  | 'slow'
  /** A purchase has had no response yet; with an action that opens it. */
  | 'unanswered'
  /** An order waits for its payment; with an action that leads back to it. */
  | 'order-pending'
  /** An order ended while its popup was closed. */
  | 'order-paid'
  | 'order-failed'
  | 'order-cancelled'
  | 'order-expired'
  /** The player's real name has still to be proved; with an action that leads to the proof. */
  | 'unverified'
  /** The browser stores nothing, as with cookies off: signing in lasts as long as the page (spec §5). */
  | 'storage';

/** Props of {@link PageNotice}; keep it mounted, since a live region must exist before its text. */
export interface PageNoticeProps {
  kind: PageNoticeKind | null;
  /** What it is about, after the text: the goods and the price of an order. */
  detail?: readonly (string | undefined)[] | undefined;
  /** What can be done about it. */
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** If given, the player can close it; the owner removes it. */
  onClose?: (() => void) | undefined;
  /** Among the content of a popup, as a block of its own. */
  isBlock?: boolean | undefined;
}

const notices = {
  offline: { Icon: CloudOffIcon, title: 'offline.title', text: 'offline.text' },
  online: { Icon: SuccessIcon, title: null, text: 'offline.back' },
  slow: { Icon: RefreshIcon, title: null, text: 'connection.slow' },
  unanswered: { Icon: UnknownIcon, title: null, text: 'result.unanswered' },
  'order-pending': { Icon: ClockIcon, title: 'result.pending', text: null },
  'order-paid': { Icon: SuccessIcon, title: 'result.success', text: null },
  'order-failed': { Icon: FailIcon, title: 'result.fail', text: null },
  'order-cancelled': { Icon: FailIcon, title: 'result.reasonCancelled', text: null },
  'order-expired': { Icon: ClockIcon, title: 'result.reasonTimeout', text: null },
  unverified: { Icon: AlertIcon, title: null, text: 'realName.required' },
  storage: { Icon: AlertIcon, title: null, text: 'storage.blocked' },
} as const satisfies Record<
  PageNoticeKind,
  { Icon: typeof AlertIcon; title: MessageKey | null; text: MessageKey | null }
>;

/**
 * One line about the whole page: the connection, or what the browser forbids. Never a popup, since
 * the page can still be read; announced politely. Belongs in the page's `notice`. Behind a popup the page is inert
 * and announces nothing, so that a line which appears meanwhile is announced outside of it.
 */
export function PageNotice({ kind, ...line }: PageNoticeProps): ReactElement {
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const isSilent = useMemo(
    () => kind !== null && status !== null && status.closest('[inert]') !== null,
    [kind, status],
  );
  return (
    <>
      <div ref={setStatus} role="status">
        {kind !== null && <Line {...line} kind={kind} />}
      </div>
      {status !== null &&
        line.isBlock !== true &&
        createPortal(
          <div aria-live="polite">
            {isSilent && kind !== null && (
              <VisuallyHidden>
                <Words detail={line.detail} kind={kind} />
              </VisuallyHidden>
            )}
          </div>,
          status.ownerDocument.body,
        )}
    </>
  );
}

type WordsProps = Pick<PageNoticeProps, 'detail'> & { kind: PageNoticeKind };

function Words({ kind, detail = [] }: WordsProps): ReactElement {
  const t = useTranslate();
  const { title, text } = notices[kind];
  return (
    <>
      {title && <strong className={styles.title}>{t(title)}</strong>} {text && t(text)}
      {detail.length > 0 && (
        <span className={styles.detail}>
          {detail.filter(Boolean).map((part, index) => (
            <span key={part}>
              {index > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function Line({
  kind,
  detail,
  action,
  onClose,
  isBlock,
}: PageNoticeProps & { kind: PageNoticeKind }): ReactElement {
  const t = useTranslate();
  const { Icon } = notices[kind];
  return (
    <div className={styles.line} data-block={isBlock} data-kind={kind} key={kind}>
      <Icon size={20} />
      <p className={styles.text}>
        <Words detail={detail} kind={kind} />
      </p>
      {action && (
        <Button onClick={action.onPress} variant="secondary">
          {action.label}
        </Button>
      )}
      {onClose && (
        <button
          aria-label={t('common.close')}
          className={styles.close}
          onClick={onClose}
          type="button"
        >
          <CloseIcon size={20} />
        </button>
      )}
    </div>
  );
}
