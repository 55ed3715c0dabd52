import { languageEntry } from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { AppHeader, HeaderAction } from '../src/app-header';
import { BottomNav } from '../src/bottom-nav';
import { Footer } from '../src/footer';
import { BagIcon, GiftIcon, GlobeIcon, UserIcon } from '../src/icon';
import { type LegacyHeaderUser, LegacyHeader } from '../src/legacy-header';
import { type PageProps, Page } from '../src/page';
import { type PageNoticeKind, PageNotice } from '../src/page-notice';
import { pictures } from './story-pictures';

const press = (): void => undefined;
const brandName = 'Northstar';

/** Props of {@link NewPage}. */
interface NewPageProps extends Pick<
  PageProps,
  'art' | 'artWindows' | 'order' | 'paymentPlace' | 'children'
> {
  title: string;
  /** The current tab; null for a page without navigation. */
  tab: 'topup' | 'gift' | 'my' | null;
  /** Null for a guest. */
  user: string | null;
  notice?: PageNoticeKind | null | undefined;
}

/** A page of the new version around the content of a story. */
export function NewPage({ title, tab, user, notice = null, ...page }: NewPageProps): ReactElement {
  const t = useTranslate();
  const { name } = languageEntry(useLanguage().code);
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
          language={<HeaderAction hasPopup icon={<GlobeIcon />} label={name} onPress={press} />}
          logo={pictures.logo}
          title={title}
        />
      }
      navigation={tab && <Tabs current={tab} />}
      notice={<PageNotice kind={notice} />}
      {...page}
    />
  );
}

function Tabs({ current }: { current: 'topup' | 'gift' | 'my' }): ReactElement {
  const t = useTranslate();
  const tabs = [
    { key: 'topup', label: t('nav.topup'), icon: <BagIcon /> },
    { key: 'gift', label: t('nav.gift'), icon: <GiftIcon /> },
    { key: 'my', label: t('nav.my'), icon: <UserIcon /> },
  ];
  return (
    <BottomNav
      Link="a"
      items={tabs.map((tab) => ({ ...tab, href: `#${tab.key}`, current: tab.key === current }))}
    />
  );
}

/** Props of {@link OldPage}. */
interface OldPageProps extends Pick<
  PageProps,
  'art' | 'steps' | 'order' | 'sidePlace' | 'children'
> {
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
      artWindows="wide"
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
