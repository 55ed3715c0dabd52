import { useActivityInfoQuery } from '@shop/api-client/activities';
import type { Activity } from '@shop/contract';
import type { MessageKey } from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import { activityKinds } from '@shop/storefront-core/activity';
import { onReturn, startTimer } from '@shop/storefront-core/browser';
import { type PopupName, popupStack } from '@shop/storefront-core/popups';
import {
  type NextStep,
  type RoleArgs,
  nextStep,
  selectSelection,
} from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { serverNow } from '@shop/storefront-core/time';
import { ActivityList } from '@shop/ui/activity-list';
import { GiftIcon } from '@shop/ui/icon';
import { Notice } from '@shop/ui/notice';
import { Undecided } from '@shop/ui/undecided';
import { type ReactElement, useEffect, useState } from 'react';
import { useIsPrerendered } from '../browser';
import { useMissingContent } from '../connection';
import { useGameList, useIsConfigAwaited, usePageConfig, useRoleArgs } from '../selection';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useTrack } from '../tracking';
import { activityItem, listingOrder } from './activity-items';
import { useGiftClaims } from './use-gift-claims';

/** Props of {@link ActivitySection}. */
export interface ActivitySectionProps {
  /** Leads back to the goods. */
  readonly onLeave: () => void;
}

/**
 * The content of the page /activity (spec §2): the activities of the chosen role, or what is missing to
 * ask for them. The back end answers signed-in players only (spec §6); a guest learns which kinds there are.
 */
export function ActivitySection({ onLeave }: ActivitySectionProps): ReactElement {
  const translate = useTranslate();
  const track = useTrack();
  useEffect(() => {
    track('viewActivity');
  }, [track]);

  const config = usePageConfig();
  const kinds = config === undefined ? null : activityKinds(config);
  const role = useRoleArgs();
  const isPrerendered = useIsPrerendered();
  // The activities of a game without any are not asked for.
  const isConfigAwaited = useIsConfigAwaited();
  if (kinds?.length === 0) {
    const way = { label: translate('page.home'), onPress: onLeave };
    return <Notice icon={icon} title={translate('activity.empty')} actions={[way]} />;
  }
  return (
    <Undecided
      by="recipient"
      isKnown={isPrerendered ? null : role !== null}
      known={
        role === null || isConfigAwaited ? (
          <ActivityList activities={{ kind: 'loading' }} />
        ) : (
          <RoleActivities key={Object.values(role).join()} role={role} />
        )
      }
      unknown={<MissingStep kinds={kinds} />}
    />
  );
}

const icon = <GiftIcon size={28} />;
const emptyLine = '\u00a0';

/** The steps before a role is chosen. */
type StepToRole = Exclude<NextStep, 'goods' | 'buy'>;

const steps = {
  game: { title: 'who.chooseGame', label: 'who.chooseGame', popup: 'games' },
  'sign-in': { title: 'activity.signIn', label: 'header.signIn', popup: 'login' },
  server: { title: 'activity.chooseRole', label: 'who.chooseServer', popup: 'servers' },
  role: { title: 'activity.chooseRole', label: 'who.chooseRole', popup: 'roles' },
} as const satisfies Record<StepToRole, { title: MessageKey; label: MessageKey; popup: PopupName }>;

/** Says what the activities need next, and leads there. */
function MissingStep({
  kinds,
}: {
  /** Null while they are not known. Then a line is kept for them, so that the footer stays. */
  readonly kinds: ReturnType<typeof activityKinds> | null;
}): ReactElement {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const { title, label, popup } = steps[useStepToRole()];
  const open = (): void => {
    dispatch(popupStack.actions.opened(popup));
  };
  return (
    <Notice
      title={translate(title)}
      text={kinds === null ? emptyLine : kinds.map((kind) => translate(kind)).join(' · ')}
      actions={[{ label: translate(label), onPress: open }]}
    />
  );
}

/** Returns the first missing step; while the game is being found the one after it, which stays. */
function useStepToRole(): StepToRole {
  const isSignedIn = useShopSelector(selectUser) !== null;
  const step = nextStep(useShopSelector(selectSelection), isSignedIn);
  const { currentData, isFetching } = useGameList();
  if (step === 'game' && currentData === undefined && isFetching) return 'sign-in';
  return step === 'goods' || step === 'buy' ? 'role' : step;
}

/** The activities of one role. */
function RoleActivities({ role }: { readonly role: RoleArgs }): ReactElement {
  const query = useActivityInfoQuery(role, { refetchOnMountOrArgChange: true });
  const missing = useMissingContent(query);
  const { currentData, refetch } = query;
  if (currentData === undefined) return <ActivityList activities={missing} />;
  return <KnownActivities activities={currentData.activities} refetch={refetch} role={role} />;
}

/** Activities that are read. Their order stays, so that claiming the last reward of one moves none. */
function KnownActivities({
  activities,
  refetch,
  role,
}: {
  readonly activities: readonly Activity[];
  readonly refetch: () => PromiseLike<unknown>;
  readonly role: RoleArgs;
}): ReactElement {
  const translate = useTranslate();
  const track = useTrack();
  const { code: language } = useLanguage();
  const nowMs = useServerMinute();
  const claimOf = useGiftClaims(role, refetch);
  const [order] = useState(() => listingOrder(activities, nowMs));
  const place = ({ activity_id: id }: Activity): number =>
    order.includes(id) ? order.indexOf(id) : order.length;
  const items = [...activities]
    .sort((one, other) => place(one) - place(other))
    .map((activity) => activityItem(activity, { nowMs, language, translate, claimOf }));
  return (
    <ActivityList
      activities={{ kind: 'ready', items }}
      onRewardsOpened={() => {
        track('viewRewardDetail');
      }}
    />
  );
}

/** The time until an end is shown in minutes (spec §9). */
const tickMs = 60_000;

/** Returns the time by the server's clock, in milliseconds since 1970, every minute anew. */
function useServerMinute(): number {
  const services = useServices();
  const [nowMs, setNowMs] = useState(() => serverNow(services));
  useEffect(() => {
    let cancel = (): void => undefined;
    const tick = (): void => {
      cancel();
      setNowMs(serverNow(services));
      cancel = startTimer(tick, tickMs);
    };
    cancel = startTimer(tick, tickMs);
    const stopReturns = onReturn(tick);
    return () => {
      cancel();
      stopReturns();
    };
  }, [services]);
  return nowMs;
}
