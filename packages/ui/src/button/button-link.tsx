import { useTranslate } from '@shop/i18n';
import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './button.module.css';

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'secondary' | undefined;
  wide?: boolean | undefined;
  /** Called when the link is followed. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A link to another site that looks like a button. It opens a new tab without opener or referrer,
 * and pop-up blockers do not block it.
 */
export function ButtonLink({
  href,
  variant = 'primary',
  wide,
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
      target="_blank"
    >
      <span className={styles.label}>{children}</span>
      <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
    </a>
  );
}
