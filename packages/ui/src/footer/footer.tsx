import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import type { FooterProps } from './footer-props';
import styles from './footer.module.css';

/** Legal links and copyright of the brand. */
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
        {children}
      </div>
      <p className={styles.copyright}>
        <bdi>{copyright}</bdi>
      </p>
    </footer>
  );
}
