import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './footer.module.css';

/** Props of {@link Footer}. The links leave the shop and open in a new tab. */
export interface FooterProps {
  privacyHref: string;
  agreementHref: string;
  supportHref?: string | undefined;
  copyright: string;
  /** What a brand with further legal duties adds. It is last, so that it may come late and moves nothing. */
  children?: ReactNode;
}

/** The foot of every page: legal links and copyright. */
export function Footer({
  privacyHref,
  agreementHref,
  supportHref,
  copyright,
  children,
}: FooterProps): ReactElement {
  const t = useTranslate();
  const links = [
    { href: privacyHref, label: t('footer.privacy') },
    { href: agreementHref, label: t('footer.agreement') },
    { href: supportHref, label: t('footer.support') },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.links}>
        {links.map(
          ({ href, label }) =>
            href && (
              <a href={href} key={label} rel="noopener noreferrer" target="_blank">
                {label}
                <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
              </a>
            ),
        )}
      </div>
      <p className={styles.copyright}>
        <bdi>{copyright}</bdi>
      </p>
      {children}
    </footer>
  );
}
