import type { ReactElement } from 'react';
import { Button } from '../button';
import type { NoticeProps } from './notice-props';
import styles from './notice.module.css';

/** What an empty or failed block says in its place: what is the case, and what to do about it. */
export function Notice({
  tone = 'neutral',
  icon,
  title,
  text,
  actions = [],
}: NoticeProps): ReactElement {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, onPress }) => (
            <Button key={label} onClick={onPress} variant="secondary">
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
