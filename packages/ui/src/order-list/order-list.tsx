import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { CopyButton } from '../copy-button';
import { ClockIcon, FailIcon, SuccessIcon, SwitchIcon } from '../icon';
import { type PurchaseSummaryProps, PurchaseSummary } from '../purchase-summary';
import styles from './order-list.module.css';

/** An order as a row; texts come formatted. */
export interface OrderRow extends Omit<PurchaseSummaryProps, 'isRow'> {
  billingNo: string;
  /** `replaced` has been ended by the player, who has chosen another way to pay: there is no way back to it. */
  status: 'placed' | 'success' | 'fail' | 'cancelled' | 'expired' | 'replaced';
  time: string;
  /** Whether the same can be bought again. Default false. */
  canRepeat?: boolean | undefined;
}

/** Props of {@link OrderList}. */
export interface OrderListProps {
  /** The latest first. */
  orders: readonly OrderRow[];
  /** Opens an order: to go on paying, or to see how it ended. */
  onOpen: (billingNo: string) => void;
  /** Leads to the payment for the same goods. */
  onAgain: (billingNo: string) => void;
  /** Copies the number; the owner writes to the clipboard. */
  onCopy: (billingNo: string) => void;
  /** The number that has just been copied; null if none has. */
  copied: string | null;
}

const states = {
  placed: { Icon: ClockIcon, text: 'result.pending' },
  success: { Icon: SuccessIcon, text: 'result.success' },
  fail: { Icon: FailIcon, text: 'result.fail' },
  cancelled: { Icon: FailIcon, text: 'result.reasonCancelled' },
  expired: { Icon: ClockIcon, text: 'result.reasonTimeout' },
  replaced: { Icon: SwitchIcon, text: 'orders.replaced' },
} as const satisfies Record<OrderRow['status'], { Icon: typeof ClockIcon; text: MessageKey }>;

/**
 * The player's orders: what was bought for whom, its status, and a button that opens it. The sentence above them explains
 * which orders are listed; it is there without any as well, so that the prerendered page keeps it.
 */
export function OrderList({
  orders,
  onOpen,
  onAgain,
  onCopy,
  copied,
}: OrderListProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      <p className={styles.note}>{t('orders.empty')}</p>
      {orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map((order) => (
            <li className={styles.order} key={order.billingNo}>
              <Order
                isCopied={copied === order.billingNo}
                onCopy={() => {
                  onCopy(order.billingNo);
                }}
                onOpen={() => {
                  onOpen(order.billingNo);
                }}
                onAgain={() => {
                  onAgain(order.billingNo);
                }}
                order={order}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Props of {@link Order}. */
interface OrderProps {
  order: OrderRow;
  onOpen: () => void;
  onAgain: () => void;
  onCopy: () => void;
  isCopied: boolean;
}

function Order({ order, onOpen, onAgain, onCopy, isCopied }: OrderProps): ReactElement {
  const t = useTranslate();
  const { billingNo, status, time, canRepeat, ...bought } = order;
  const { Icon, text } = states[status];
  return (
    <>
      <div className={styles.bought}>
        <PurchaseSummary {...bought} isRow />
      </div>
      <p className={styles.state} data-status={status}>
        <Icon size={18} /> {t(text)}
      </p>
      <p className={styles.detail}>
        <bdi>{time}</bdi>
      </p>
      <p className={styles.number}>
        <bdi>{billingNo}</bdi>{' '}
        <CopyButton copied={isCopied} label={t('result.copyBillingNo')} onCopy={onCopy} />
      </p>
      {status !== 'replaced' && (
        <p className={styles.actions}>
          <Button onClick={onOpen} variant={status === 'placed' ? 'primary' : 'secondary'}>
            {t(status === 'placed' ? 'orders.continue' : 'orders.show')}
          </Button>
          {canRepeat && (
            <Button onClick={onAgain} variant="secondary">
              {t('orders.again')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
