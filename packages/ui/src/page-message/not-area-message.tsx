import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId } from 'react';
import { ChevronEndIcon, GamepadIcon, PinIcon, UserIcon } from '../icon';
import type { LinkComponent } from '../link';
import { PageMessage } from './page-message';
import styles from './page-message.module.css';

/** The shop of one of the brand's areas. */
export interface AreaLink {
  key: string;
  /** In the player's language. */
  name: string;
  href: string;
}

/** Props of {@link NotAreaMessage}. */
export interface NotAreaMessageProps {
  /** The brand's areas, if players may choose. */
  areas?: readonly AreaLink[] | undefined;
  /** Of a brand with one area. Otherwise home needs the choice of one. */
  homeHref?: string | undefined;
  /** Default `a`, since each link reloads the page. */
  Link?: LinkComponent | undefined;
  supportHref?: string | undefined;
}

/** No valid region: an error-params title, a tip and two explanation rows (spec §2). */
export function NotAreaMessage({
  areas = [],
  homeHref,
  Link = 'a',
  supportHref,
}: NotAreaMessageProps): ReactElement {
  const t = useTranslate();
  const heading = useId();
  return (
    <PageMessage
      action={homeHref === undefined ? undefined : { label: t('page.home'), href: homeHref, Link }}
      icon={<PinIcon size={40} />}
      rows={[
        { icon: <GamepadIcon size={22} />, text: t('page.notAreaReenter') },
        { icon: <UserIcon size={22} />, text: t('page.notAreaSupport') },
      ]}
      supportHref={supportHref}
      text={t('page.notAreaTip')}
      title={t('page.errorParamsTitle')}
    >
      {areas.length > 0 && (
        <>
          <h2 className={styles.areasTitle} id={heading}>
            {t('page.notAreaChoose')}
          </h2>
          <ul aria-labelledby={heading} className={styles.areas}>
            {areas.map(({ key, name, href }) => (
              <li className={styles.area} key={key}>
                <Link className={styles.areaLink} href={href}>
                  <bdi>{name}</bdi>
                  <ChevronEndIcon size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </PageMessage>
  );
}
