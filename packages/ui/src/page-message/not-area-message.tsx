import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ChevronEndIcon, GamepadIcon, PinIcon, UserIcon } from '../icon';
import type { LinkComponent } from '../link';
import { MessageRows, PageMessage } from './page-message';
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
  /** The address named an area that is not one of these: what happened is read first. Default false. */
  isAddressWrong?: boolean | undefined;
  /** Of a brand with one area. Otherwise home needs the choice of one. */
  homeHref?: string | undefined;
  /** Default `a`, since each link reloads the page. */
  Link?: LinkComponent | undefined;
  supportHref?: string | undefined;
}

/**
 * No valid region: an error-params title, a tip and two explanation rows (spec §2). Where players may choose a region
 * that comes first, since most of them have followed no link at all.
 */
export function NotAreaMessage({
  areas = [],
  isAddressWrong = false,
  homeHref,
  Link = 'a',
  supportHref,
}: NotAreaMessageProps): ReactElement {
  const t = useTranslate();
  const rows = [
    { icon: <GamepadIcon size={22} />, text: t('page.notAreaReenter') },
    { icon: <UserIcon size={22} />, text: t('page.notAreaSupport') },
  ];
  const title = t('page.errorParamsTitle');
  const text = t('page.notAreaTip');
  if (areas.length === 0)
    return (
      <PageMessage
        action={
          homeHref === undefined ? undefined : { label: t('page.home'), href: homeHref, Link }
        }
        icon={<PinIcon size={40} />}
        rows={rows}
        supportHref={supportHref}
        text={text}
        title={title}
      />
    );
  const choose = t('page.notAreaChoose');
  const links = <AreaLinks Link={Link} areas={areas} label={choose} />;
  if (isAddressWrong)
    return (
      <PageMessage supportHref={supportHref} text={text} title={title}>
        <h2 className={styles.subtitle}>{choose}</h2>
        {links}
        <MessageRows rows={rows} />
      </PageMessage>
    );
  return (
    <PageMessage supportHref={supportHref} title={choose}>
      {links}
      <h2 className={styles.subtitle}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <MessageRows rows={rows} />
    </PageMessage>
  );
}

/** Props of {@link AreaLinks}. */
interface AreaLinksProps {
  areas: readonly AreaLink[];
  /** Names the list. */
  label: string;
  Link: LinkComponent;
}

/** The shops of the brand's areas. */
function AreaLinks({ areas, label, Link }: AreaLinksProps): ReactElement {
  return (
    <ul aria-label={label} className={styles.areas}>
      {areas.map(({ key, name, href }) => (
        <li className={styles.area} key={key}>
          <Link className={styles.areaLink} href={href}>
            <bdi>{name}</bdi>
            <ChevronEndIcon size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
