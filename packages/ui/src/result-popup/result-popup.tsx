import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { CopyIcon, ExternalIcon, InfoIcon } from '../icon';
import type { Message } from '../message-line';
import { type PopupProps, Sheet, useIsInPage } from '../sheet';
import { type PurchaseSummaryProps, PurchaseSummary } from '../purchase-summary';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import celebration from './celebration.module.css';
import { type NextLevelState, NextLevel } from './next-level';
import { type OrderProgressKind, OrderProgress } from './order-progress';
import { PendingTips } from './pending-tips';
import { ResultFooter } from './result-footer';
import { ResultHead } from './result-head';
import { ResultOrderList } from './result-order-list';
import styles from './result-popup.module.css';

/** The order on the result popup; a row without a value is left out. */
export interface ResultOrder {
  account?: string | undefined;
  game?: string | undefined;
  goods?: string | undefined;
  /** What comes on top of the goods, for instance `+20 bonus`. */
  bonus?: string | undefined;
  /** Address of the picture of the goods or the game; may be empty. */
  picture?: string | undefined;
  server?: string | undefined;
  role?: string | undefined;
  billingNo?: string | undefined;
  /** What it costs, formatted for the region; null for goods without a price. */
  amount?: string | null | undefined;
  /** How it is paid, as the channel is called. */
  method?: string | undefined;
  /** When it was made, formatted. */
  time?: string | undefined;
  /** Identifies a purchase without a billing number to customer service. */
  reference?: string | undefined;
}

/** What is known about the payment, with the buttons of spec §4. */
export type ResultOutcome =
  | {
      readonly kind: 'pending';
      /** Address of the provider's page; null when there is none, and "to pay" is left out. */
      readonly payLink: string | null;
      /** What the player finds on that page. Default `page`, to confirm on. */
      readonly pageHas?: 'page' | 'code' | 'voucher' | undefined;
      /** Opens card fields in the shop, in the place of a page; absent if there is no card to enter. */
      readonly payHere?: { readonly onPress: () => void; readonly busy: boolean } | undefined;
      /** The page opens in this tab, for a browser that opens no windows. Default false. */
      readonly opensInTab?: boolean | undefined;
      /** Called when the link is followed. */
      readonly onToPay?: (() => void) | undefined;
      /** Reads the order again. */
      readonly onRechargeDone: () => void;
      readonly otherWay: OtherWay;
      readonly checking: boolean;
      /** Formatted time of the last check; null before the first. */
      readonly lastChecked: string | null;
      /** Automatic checks have ended; the popup says how to check. Default false. */
      readonly isOver?: boolean | undefined;
      /** Why the latest check told nothing; null if it did. Default null. */
      readonly message?: Message | null | undefined;
      /** Page of customer service; left out where waiting helps. */
      readonly supportHref?: string | undefined;
    }
  | {
      readonly kind: 'success';
      readonly onRechargeDone: () => void;
      /** Growth points the order has earned (VIP version). */
      readonly earned?: number | undefined;
      /** How near the next level of the VIP centre is; absent outside the VIP version and at the top. */
      readonly nextLevel?: NextLevelState | undefined;
      /** It pays for a blocked account, and the player learns when that is unblocked. Default false. */
      readonly liftsBlock?: boolean | undefined;
      /** Address that leads back into the game; left out without one. */
      readonly gameLink?: string | undefined;
      /** The goods have arrived in the game; left out while they have not, or where the back end does not tell. */
      readonly isDelivered?: true | undefined;
    }
  | {
      /** One that the player has cancelled, or whose time to pay is over, has not failed. */
      readonly kind: 'fail' | 'cancelled' | 'expired';
      /** Why it has failed. */
      readonly reason?: string | undefined;
      /** Page of customer service; left out without one. */
      readonly supportHref?: string | undefined;
      /** Reopens the recharge popup to choose another way; left out if it was not made for this role. */
      readonly onChangeWay?: (() => void) | undefined;
      readonly onContinue: () => void;
    }
  | {
      /** The player pays for the same goods by another order: neither is there a way on with this one, nor has it failed. */
      readonly kind: 'replaced';
      readonly supportHref?: string | undefined;
      readonly onClose: () => void;
    }
  | {
      /** It is unknown whether the order exists; never shown as failed. */
      readonly kind: 'unknown';
      /**
       * What the player is asked not to do again: to pay, or to enter the prepaid card. Null if they have seen no
       * page to pay on: the popup then waits for the payment, and warns of nothing.
       */
      readonly notAgain: 'pay' | 'enter-card' | null;
      readonly onCheckNow: () => void;
      readonly checking: boolean;
      readonly lastChecked: string | null;
      /** Automatic checks have ended; the popup explains how to go on. */
      readonly isOver: boolean;
      /** A check would send the purchase again too soon. */
      readonly isTooEarly?: boolean | undefined;
      /** Page of customer service; left out without one. */
      readonly supportHref?: string | undefined;
    };

type Waiting = Extract<ResultOutcome, { kind: 'pending' | 'unknown' }>;

/** Third tip of a pending order: paying it another way. */
export type OtherWay =
  /** Reopens the recharge popup. */
  | { readonly kind: 'now'; readonly onChangeWay: () => void }
  /** The order has to end first, at a time that is formatted. */
  | { readonly kind: 'later'; readonly time: string }
  /** The order was made for another role or on another device. */
  | { readonly kind: 'no' };

/** Props of {@link ResultPopup}. */
export interface ResultPopupProps extends PopupProps {
  outcome: ResultOutcome;
  /** The order existed already (code Repeat, spec §4): said above its outcome. */
  repeated?: boolean | undefined;
  order: ResultOrder;
  /** Copies the billing number or the reference; the owner writes to the clipboard. */
  onCopy: (number: string) => void;
  /** It has just been copied. */
  copied: boolean;
  /** Keeps the receipt of a paid order: shares or copies it. */
  receipt?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/**
 * The outcome of the payment, with the buttons of each status (spec §4). Use `unknown` if it is
 * unclear whether an order exists; it is never shown as failed.
 */
export function ResultPopup({
  open,
  onOpenChange,
  outcome,
  repeated = false,
  order,
  onCopy,
  copied,
  receipt,
}: ResultPopupProps): ReactElement {
  const t = useTranslate();
  const isInPage = useIsInPage();
  const isWaiting = outcome.kind === 'pending' || outcome.kind === 'unknown';
  return (
    <Sheet
      footer={<ResultFooter outcome={outcome} />}
      height="fit"
      onOpenChange={onOpenChange}
      open={open}
      title={t('result.title')}
    >
      {repeated && (
        <p className={styles.repeated}>
          <InfoIcon size={20} /> {t('result.repeat')}
        </p>
      )}
      <ResultHead outcome={outcome} />
      {(order.goods || order.game) && (
        <div className={styles.bought}>
          <div className={outcome.kind === 'success' ? celebration.arrives : undefined}>
            <PurchaseSummary {...blockOf(order)} />
          </div>
        </div>
      )}
      {outcome.kind === 'success' && outcome.nextLevel && <NextLevel state={outcome.nextLevel} />}
      {/* In a page the steps of the purchase stand above it. */}
      {!isInPage && outcome.kind !== 'unknown' && <OrderProgress kind={progressOf(outcome)} />}
      {outcome.kind === 'pending' && <PendingTips outcome={outcome} />}
      {isWaiting && (
        <LastChecked
          checking={outcome.checking}
          lastChecked={outcome.lastChecked}
          next={nextCheckOf(outcome)}
        />
      )}
      <ResultOrderList copied={copied} onCopy={onCopy} order={order} />
      {outcome.kind === 'success' && receipt && (
        <button className={styles.further} onClick={receipt.onPress} type="button">
          <CopyIcon size={18} /> {receipt.label}
        </button>
      )}
      {outcome.kind !== 'success' && outcome.kind !== 'unknown' && outcome.supportHref && (
        <a
          className={styles.further}
          href={outcome.supportHref}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('footer.support')} <ExternalIcon size={18} />
          <VisuallyHidden>({t('common.newTab')})</VisuallyHidden>
        </a>
      )}
    </Sheet>
  );
}

function blockOf(order: ResultOrder): PurchaseSummaryProps {
  const {
    goods = '',
    bonus,
    picture = '',
    amount = null,
    role = '',
    server = '',
    game = '',
  } = order;
  return { goods, bonus, picture, amount, role, server, game };
}

function progressOf(outcome: Exclude<ResultOutcome, { kind: 'unknown' }>): OrderProgressKind {
  return outcome.kind === 'success' && outcome.isDelivered === true ? 'delivered' : outcome.kind;
}

/** Props of {@link LastChecked}. */
interface LastCheckedProps {
  checking: boolean;
  lastChecked: string | null;
  /** The sentence about the next check; `nothing` if it stands elsewhere. Default `by-itself`. */
  next?: 'by-itself' | 'by-press' | 'nothing' | undefined;
}

/**
 * Whether the order is being read, when it was read last, and that it is read again, so that a waiting
 * player sees activity and need not press. No countdown: screen readers would read each of its steps.
 */
function LastChecked({
  checking,
  lastChecked,
  next = 'by-itself',
}: LastCheckedProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.checked}>
      {next !== 'nothing' && (
        <p>{t(next === 'by-press' ? 'result.checksOver' : 'result.checksAgain')}</p>
      )}
      {checking && <p>{t('result.checking')}</p>}
      {!checking && lastChecked !== null && <p>{t('result.lastChecked', { time: lastChecked })}</p>}
      {!checking && lastChecked === null && <Skeleton blockSize="1.5em" inlineSize="0" />}
    </div>
  );
}

/** The head of an unknown outcome says itself that automatic checks have ended. */
function nextCheckOf({ kind, isOver = false }: Waiting): LastCheckedProps['next'] {
  if (!isOver) return 'by-itself';
  return kind === 'pending' ? 'by-press' : 'nothing';
}
