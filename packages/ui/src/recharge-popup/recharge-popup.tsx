import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { BagIcon, LockIcon } from '../icon';
import { type Limit, LimitNote, LimitNotePlace } from '../limit-note';
import type { ListState } from '../list-state';
import type { Message } from '../message-line';
import { Notice } from '../notice';
import type { PriceAreaProps } from '../price-area';
import { type PurchaseSummaryProps, PurchaseSummary } from '../purchase-summary';
import { type PopupProps, Sheet, useHasSide } from '../sheet';
import { ChannelChoice } from './channel-choice';
import { KeepOnlineNote } from './keep-online-note';
import { OrderDetail } from './order-detail';
import { RechargeFooter } from './recharge-footer';
import styles from './recharge-popup.module.css';

/** A payment channel as a row. */
export interface ChannelOption {
  /** `channelKey` of the channel. */
  key: string;
  name: string;
  icon: string;
  /** In the player's language; may be empty. */
  description: string;
  /** Opens the sub-channel popup instead of being chosen itself (spec §4). */
  hasSubChannels: boolean;
  /** Name of the chosen sub-channel when this channel is the chosen one. */
  chosenSubChannel?: string | undefined;
  /** Why it cannot be chosen, such as "from $5.00". The owner puts these channels last. */
  disabledReason?: string | undefined;
  /** The one the player paid with the last time. The owner puts it first. */
  isLastUsed?: boolean | undefined;
}

/** Channels of one kind, such as wallets. */
export interface ChannelGroup {
  key: string;
  /** Such as "Wallets"; null where the kinds need no headings. */
  title: string | null;
  channels: readonly ChannelOption[];
  /** More of the same, behind a row such as "Other card payments (2)". */
  folded?: { readonly title: string; readonly channels: readonly ChannelOption[] } | undefined;
}

/** A payment region, named in the player's language. */
export interface RegionOption {
  code: string;
  name: string;
}

/** Card mode (spec §4): the card form takes the place of the channels. */
export interface CardEntry {
  /** `exchange` for goods that are only sold for a card: they have no price (spec §2). */
  readonly purpose: 'exchange' | 'buy';
  /** A `CardForm`; passed in, so that it is loaded on demand. */
  readonly form: ReactNode;
  readonly onBack: () => void;
}

/** Props of {@link RechargePopup} (spec §2). All texts come formatted. */
export interface RechargePopupProps extends PopupProps, PriceAreaProps {
  purchase: Omit<PurchaseSummaryProps, 'amount'> & {
    /** Only where the game has areas (spec §2). */
    readonly area?: string | undefined;
    /** VIP points that it earns. */
    readonly points?: string | undefined;
  };
  /** Regions with at least one usable channel; the selector shows with more than one. */
  regions: readonly RegionOption[];
  region: string | null;
  onRegionChange: (code: string) => void;
  /** Channels of the region, sorted; an empty list offers the other regions as buttons. */
  channels: ListState<ChannelOption>;
  /** The same channels by kind, where there are few; absent for one list. */
  groups?: readonly ChannelGroup[] | undefined;
  chosenChannel: string | null;
  /** For a channel with sub-channels the owner opens the sub-channel popup. */
  onChannelChoose: (key: string) => void;
  /** How often the goods may still be bought; null if without limit. */
  limit?: Limit | null | undefined;
  /** The goods are not sold any more: a message stands in the place of the channels, and no price. Default false. */
  areGoodsGone?: boolean | undefined;
  /** A `CouponRow`; VIP version only. Passed in, so that it is loaded on demand. */
  coupon?: ReactNode;
  /** The game delivers only to players who are in it: a note says so. Default false. */
  mustStayOnline?: boolean | undefined;
  /** Present in card mode. */
  card?: CardEntry | undefined;
  message?: Message | null | undefined;
  /** An order is being created. */
  busy: boolean;
  /** Text of the busy button, for instance "Opening PayPal…". */
  busyLabel?: string | undefined;
  /** Whether the buy button is enabled (spec §5). The owner decides: `isReadyToBuy` of @shop/payments. */
  canBuy: boolean;
  /** What follows a press of the button, by the way that is chosen, such as "The payment page opens next". */
  next?: string | undefined;
  /**
   * Offered in the place of the button where no channel takes the price or the goods are gone; absent where there
   * are no other goods.
   */
  onOtherGoods?: (() => void) | undefined;
  /** What to do instead of buying, in the place of the button: paying an order that is unpaid. */
  instead?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** If the only channel has sub-channels and none is chosen, the owner opens them (spec §4). */
  onBuy: () => void;
}

/**
 * Choosing how to pay, and paying (spec §2). In card mode the card is typed where the channels were. On a page with a
 * second column, the order and the button are beside the ways to pay.
 */
export function RechargePopup(props: RechargePopupProps): ReactElement {
  const t = useTranslate();
  const { open, onOpenChange, card } = props;
  const hasSide = useHasSide();
  const isChoosing = card === undefined && props.areGoodsGone !== true;

  return (
    <Sheet
      footer={<RechargeFooter {...props} />}
      onBack={card?.onBack}
      onOpenChange={onOpenChange}
      open={open}
      side={
        hasSide && (
          <div className={styles.content}>
            <Order {...props} />
            <Details {...props} />
          </div>
        )
      }
      title={t('recharge.title')}
    >
      <div className={styles.content} data-beside={hasSide} data-choosing={isChoosing}>
        {!hasSide && <Order {...props} />}
        <HowToPay {...props} />
        {/* A prepaid card is entered here, so this is not true of it. */}
        {card === undefined && (
          <p className={styles.trust}>
            <LockIcon size={16} /> {t('recharge.trust')}
          </p>
        )}
        {/* Last: what unfolds by itself moves nothing. */}
        {!hasSide && <Details {...props} />}
      </div>
    </Sheet>
  );
}

/** What is bought, and what is to know and to choose about it. */
function Order({ purchase, card, price, limit, ...props }: RechargePopupProps): ReactElement {
  const { area: _, points: __, ...summary } = purchase;
  const amount = card?.purpose === 'exchange' ? null : (price?.amount ?? null);
  return (
    <>
      <PurchaseSummary {...summary} amount={amount} />
      {/* Without it nothing arrives, so that it is read before everything that scrolls. */}
      {props.mustStayOnline && <KeepOnlineNote />}
      {limit === 'awaited' ? <LimitNotePlace /> : limit && <LimitNote {...limit} />}
      {props.coupon}
    </>
  );
}

/** The rest of the order. */
function Details({ purchase, price }: RechargePopupProps): ReactElement {
  const { goods, server, role, area, points } = purchase;
  const hasDiscount = (price?.original ?? null) !== null;
  return (
    <OrderDetail
      {...{ area, goods, points, role, server }}
      isOpenAtFirst={hasDiscount || points !== undefined}
    />
  );
}

/** The channels, or in card mode the form of the card; for goods that are gone, why there is neither. */
function HowToPay(props: RechargePopupProps): ReactNode {
  const t = useTranslate();
  if (props.areGoodsGone === true)
    return <Notice icon={<BagIcon size={28} />} title={t('error.goodsNotInGame')} />;
  return props.card === undefined ? <ChannelChoice {...props} /> : props.card.form;
}
