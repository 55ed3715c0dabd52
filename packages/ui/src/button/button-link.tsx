import { useTranslate } from '@shop/i18n';
import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './button.module.css';

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'secondary' | undefined;
  wide?: boolean | undefined;
  /** Called beside following the link. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A link to another site that looks like a button. It opens a new tab that knows neither our window
 * nor our address, and no pop-up blocker stands in its way.
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
