import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './footer.module.css';

/** Something that opens a popup, such as the Japanese legal notice of a game product (spec §2). */
export interface FooterAction {
  key: string;
  label: string;
  onPress: () => void;
}

/** Props of {@link Footer}. The links leave the shop and open in a new tab. */
export interface FooterProps {
  privacyHref: string;
  agreementHref: string;
  supportHref?: string | undefined;
  /** Shown after the links, in this order. */
  actions?: readonly FooterAction[] | undefined;
  copyright: string;
}

/**
 * The foot of every page: the brand's legal links and copyright. A brand with further legal duties
 * adds buttons; their popups are rendered elsewhere.
 */
export function Footer({
  privacyHref,
  agreementHref,
  supportHref,
  actions = [],
  copyright,
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
        {actions.map(({ key, label, onPress }) => (
          <button
            aria-haspopup="dialog"
            className={styles.action}
            key={key}
            onClick={onPress}
            type="button"
          >
            {label}
          </button>
        ))}
      </div>
      <p className={styles.copyright}>
        <bdi>{copyright}</bdi>
      </p>
    </footer>
  );
}
