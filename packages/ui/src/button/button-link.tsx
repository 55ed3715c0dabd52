import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './button.module.css';

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'secondary' | undefined;
  wide?: boolean | undefined;
  /** Opens in this tab instead of a new one. Default false. */
  inTab?: boolean | undefined;
  /** Called when the link is followed. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A link to another site that looks like a button. It opens a new tab without opener or referrer,
 * and pop-up blockers do not block it. With `inTab` it leaves this page.
 */
export function ButtonLink({
  href,
  variant = 'primary',
  wide,
  inTab = false,
  onClick,
  children,
}: ButtonLinkProps): ReactElement {
  const t = useTranslate();
  return (
    <a
      className={styles.button}
      data-variant={variant}
      data-wide={wide}
      href={href}
      onClick={onClick}
      rel="noopener noreferrer"
      target={inTab ? undefined : '_blank'}
    >
      <span className={styles.label}>{children}</span>
      {!inTab && <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>}
    </a>
  );
}
