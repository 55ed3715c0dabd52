import type { shopApi } from '@shop/api-client';
import { currentUser } from '@shop/contract';
import { formatNumber, textIn } from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import { popupStack } from '@shop/storefront-core/popups';
import { selectLink, selectSelection, vipCoupons } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { TicketIcon } from '@shop/ui/icon';
import { LoadErrorNotice, Notice } from '@shop/ui/notice';
import { PageIntro } from '@shop/ui/page-intro';
import { Skeleton } from '@shop/ui/skeleton';
import { Undecided } from '@shop/ui/undecided';
import { type VipCentreProps, VipCentre } from '@shop/ui/vip-centre';
import { type ReactElement, useEffect } from 'react';
import { useIsPrerendered } from '../browser';
import { type MissingContent, useMissingContent } from '../connection';
import { couponOption, useCouponClaims, useCoupons } from '../coupons';
import { useGoodsQuery } from '../goods';
import { useDeferredTexts } from '../deferred-texts';
import { useGameList, usePageConfig } from '../selection';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useTrack } from '../tracking';
import { useVipLevels, useVipStanding } from './use-vip';
import { levelItems, playerCard } from './vip-texts';

/** The content of the VIP centre (spec §2): the player's level and coupons, all levels, and questions. */
export function VipSection(): ReactElement {
  const track = useTrack();
  useEffect(() => {
    track('viewVipCenter');
  }, [track]);
  return useDeferredTexts() ? <VipContent /> : <Skeleton blockSize="100vh" />;
}

function VipContent(): ReactElement {
  const translate = useTranslate();
  const { query } = useServices();
  const dispatch = useShopDispatch();
  const { game } = useShopSelector(selectSelection);
  const isGameAwaited = useIsGameAwaited();
  const isClosed = usePageConfig()?.is_open_coupon === false;
  const chooseGame = {
    label: translate('who.chooseGame'),
    onPress: (): void => {
      dispatch(popupStack.actions.opened('games'));
    },
  };
  if (game === null && !isGameAwaited)
    return <Notice title={translate('header.vipCenter')} actions={[chooseGame]} />;
  if (isClosed)
    // Inside a game there is no other one to choose.
    return (
      <Notice
        title={translate('vip.closed')}
        text={game?.gameName}
        actions={query.isSdkView ? [] : [chooseGame]}
      />
    );
  return (
    <>
      <PageIntro icon={<TicketIcon size={64} />} text={translate('vip.intro')} />
      <GameCentre />
    </>
  );
}

/** Whether the list of games is awaited, which chooses the game of the visit. */
function useIsGameAwaited(): boolean {
  const { currentData, isError } = useGameList();
  const hasLink = useShopSelector(selectLink) !== null;
  return !isError && (currentData === undefined || hasLink);
}

const loading: VipCentreProps = {
  standing: { kind: 'loading' },
  earning: null,
  coupons: {
    coupons: { kind: 'loading' },
    onClaim: () => undefined,
    onClaimAll: () => undefined,
    isClaimingAll: false,
    hasClaimAllFailed: false,
  },
  levels: { kind: 'loading' },
  faq: null,
};

function GameCentre(): ReactElement {
  const centre = useCentre();
  switch (centre.kind) {
    case 'loading':
      return <AwaitedCentre />;
    case 'error':
      return <LoadErrorNotice onRetry={centre.onRetry} text={centre.text} title="vip.loadFailed" />;
    case 'ready':
      // Other elements than the placeholders, so that no part is seen to move.
      return <VipCentre key={centre.kind} {...centre.content} />;
  }
}

/** Placeholders; a guest has no coupons. */
function AwaitedCentre(): ReactElement {
  const isPrerendered = useIsPrerendered();
  const isPlayer = useShopSelector(selectUser) !== null;
  return (
    <Undecided
      by="player"
      isKnown={isPrerendered ? null : isPlayer}
      known={<VipCentre {...loading} />}
      unknown={<VipCentre {...loading} coupons={null} />}
    />
  );
}

type Centre = MissingContent | { readonly kind: 'ready'; readonly content: VipCentreProps };

/** Returns all parts of the page at once, so that none moves another when it arrives. */
function useCentre(): Centre {
  const translate = useTranslate();
  const { code: language } = useLanguage();
  const user = useShopSelector(selectUser);
  const basics = useVipLevels();
  const standing = useVipStanding();
  const missingBasics = useMissingContent(basics);
  const missingStanding = useMissingContent(standing);
  const isTokenAwaited = useIsTokenAwaited();
  const signIn = useSignIn();
  const earning = useEarning(basics.currentData?.point_to_coin ?? 0);
  const coupons = useOwnCoupons();

  if (basics.currentData === undefined) return missingBasics;
  if (user !== null && standing.currentData === undefined) return missingStanding;
  const isIncomplete = earning === 'awaited' || coupons?.coupons.kind === 'loading';
  if (isTokenAwaited || isIncomplete) return { kind: 'loading' };

  const { vip_level_infos: levels, faq_title: title, faq_content: content } = basics.currentData;
  const own = user === null ? undefined : standing.currentData;
  return {
    kind: 'ready',
    content: {
      standing: own === undefined ? { kind: 'guest', onSignIn: signIn } : playerCard(own, levels),
      earning,
      coupons,
      levels: {
        kind: 'ready',
        items: levelItems(levels, { current: own?.vip_level ?? null, language, translate }),
      },
      faq: { title: textIn(title, language), content: textIn(content, language) },
    },
  };
}

/** Whether the player of the link is still to be signed in. */
function useIsTokenAwaited(): boolean {
  const { query } = useServices();
  const isGuest = useShopSelector(selectUser) === null;
  const isJudged = useShopSelector(
    (state: { readonly [shopApi.reducerPath]: ReturnType<typeof shopApi.reducer> }) =>
      Object.values(state.shopApi.queries).some(
        (one) => one?.endpointName === currentUser.name && one.status !== 'pending',
      ),
  );
  return isGuest && query.oauthToken !== null && !isJudged;
}

/** Returns how a guest signs in; null in a game's own view, where only the game does that (spec §6). */
function useSignIn(): (() => void) | null {
  const dispatch = useShopDispatch();
  const { query } = useServices();
  if (query.isSdkView) return null;
  return () => {
    dispatch(popupStack.actions.opened('login'));
  };
}

/** Returns how growth points are earned (spec §9); null if spending earns none, or in an unknown currency. */
function useEarning(pointsPerUnit: number): VipCentreProps['earning'] | 'awaited' {
  const { data, isError } = useGoodsQuery();
  if (data === undefined && !isError) return 'awaited';
  const currency = data?.goods[0]?.currency;
  if (pointsPerUnit === 0 || currency === undefined) return null;
  return { money: '1', currency, growth: formatNumber(pointsPerUnit) };
}

/** Returns the player's coupons with the claims; null for a guest. */
function useOwnCoupons(): VipCentreProps['coupons'] {
  const { code } = useLanguage();
  const isGuest = useShopSelector(selectUser) === null;
  const query = useCoupons(vipCoupons);
  const missing = useMissingContent(query);
  const { received, progressOf, ...claims } = useCouponClaims();
  if (isGuest) return null;
  const listed = query.currentData?.coupons;
  return {
    coupons:
      listed === undefined
        ? missing
        : {
            kind: 'ready',
            items: listed.map((coupon) => {
              const current = received.get(coupon.code) ?? coupon;
              return couponOption(current, code, progressOf(coupon.code));
            }),
          },
    onClaim: claims.claim,
    onClaimAll: claims.claimAll,
    isClaimingAll: claims.isClaimingAll,
    hasClaimAllFailed: claims.hasClaimAllFailed,
  };
}
