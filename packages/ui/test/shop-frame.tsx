import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { AppHeader, HeaderAction } from '../src/app-header';
import { BottomNav } from '../src/bottom-nav';
import { Footer } from '../src/footer';
import { BagIcon, GiftIcon, GlobeIcon, UserIcon } from '../src/icon';
import { LegacyHeader, type LegacyHeaderUser } from '../src/legacy-header';
import { Page, type PageProps } from '../src/page';
import { PageNotice, type PageNoticeKind } from '../src/page-notice';
import { pictures } from './story-pictures';

const press = (): void => undefined;
const brandName = 'Northstar';

/** Props of {@link NewPage}: what differs from screen to screen. */
interface NewPageProps extends Pick<PageProps, 'banner' | 'order' | 'children'> {
  /** Null for a guest. */
  user: string | null;
  notice?: PageNoticeKind | null | undefined;
}

/** A page of the new version around the content of a story. */
export function NewPage({ user, notice = null, ...page }: NewPageProps): ReactElement {
  const t = useTranslate();
  return (
    <Page
      footer={<ShopFooter />}
      header={
        <AppHeader
          Link="a"
          account={
            <HeaderAction
              hasPopup
              icon={<UserIcon />}
              label={user ?? t('header.signIn')}
              onPress={press}
            />
          }
          brandName={brandName}
          homeHref="#home"
          language={<HeaderAction hasPopup icon={<GlobeIcon />} label="English" onPress={press} />}
          logo={pictures.logo}
          title={t('header.topup')}
        />
      }
      navigation={
        <BottomNav
          Link="a"
          items={[
            { key: 'topup', label: t('nav.topup'), href: '#t', icon: <BagIcon />, current: true },
            { key: 'gift', label: t('nav.gift'), href: '#g', icon: <GiftIcon />, current: false },
            { key: 'my', label: t('nav.my'), href: '#m', icon: <UserIcon />, current: false },
          ]}
        />
      }
      notice={<PageNotice kind={notice} />}
      {...page}
    />
  );
}

/** Props of {@link OldPage}. */
interface OldPageProps extends Pick<PageProps, 'steps' | 'order' | 'children'> {
  user?: LegacyHeaderUser | undefined;
}

/** A page of the old version around the content of a story. */
export function OldPage({ user, ...page }: OldPageProps): ReactElement {
  return (
    <Page
      footer={<ShopFooter />}
      header={
        <LegacyHeader
          Link="a"
          brandName={brandName}
          homeHref="#home"
          logo={pictures.logo}
          user={
            user ?? {
              kind: 'player',
              name: 'ally_1987',
              isMenuOpen: false,
              onMenu: press,
              onSignOut: press,
            }
          }
        />
      }
      {...page}
    />
  );
}

function ShopFooter(): ReactElement {
  return (
    <Footer
      agreementHref="https://legal.example/agreement"
      copyright="© 2026 Northstar Games"
      privacyHref="https://legal.example/privacy"
      supportHref="https://support.example"
    />
  );
}
