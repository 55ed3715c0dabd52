import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, ButtonLink } from '../button';
import styles from './notice.module.css';

/** A button of a notice, or a link that opens in a new tab. */
export type NoticeAction =
  | { label: string; onPress: () => void; href?: never }
  | { label: string; href: string; onPress?: never };

/** Props of {@link Notice}: an empty or failed block says what is the case and what to do. */
export interface NoticeProps {
  /** `error` is announced at once; `neutral` politely. Default `neutral`. */
  tone?: 'neutral' | 'error' | undefined;
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  actions?: readonly NoticeAction[] | undefined;
  /**
   * In place of something above the page, such as a popup: over the end of the content, without its icon. Outside the
   * page, which is inert behind a popup.
   */
  isOverPage?: true | undefined;
}

/** Shown in place of an empty or failed block: what the case is, and what to do about it. */
export function Notice({
  tone = 'neutral',
  icon,
  title,
  text,
  actions = [],
  isOverPage,
}: NoticeProps): ReactElement {
  const notice = (
    <div
      // With it, Base UI leaves the notice to screen readers when a popup opens.
      aria-live={isOverPage && 'assertive'}
      className={styles.notice}
      data-over-page={isOverPage}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {/* A new element for each text: one that grows to both sides would count as a layout shift. */}
      <p className={styles.title}>{title}</p>
      {text && (
        <p className={styles.text} key={text}>
          {text}
        </p>
      )}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, href, onPress }) =>
            href === undefined ? (
              <Button key={label} onClick={onPress} variant="secondary">
                {label}
              </Button>
            ) : (
              <ButtonLink href={href} key={label} variant="secondary">
                {label}
              </ButtonLink>
            ),
          )}
        </div>
      )}
    </div>
  );
  return isOverPage ? createPortal(notice, document.body) : notice;
}
