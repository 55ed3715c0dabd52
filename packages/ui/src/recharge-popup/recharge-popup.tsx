import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ListView } from '../list-state';
import { SelectField } from '../select-field';
import { Sheet } from '../sheet';
import { ChannelList } from './channel-list';
import { NoChannel } from './no-channel';
import { OrderDetail } from './order-detail';
import { RechargeFooter } from './recharge-footer';
import type { RechargePopupProps } from './recharge-popup-props';
import { Recipient } from './recipient';
import styles from './recharge-popup.module.css';

/** Choosing how to pay, and paying (spec §2). */
export function RechargePopup(props: RechargePopupProps): ReactElement {
  const t = useTranslate();
  const { open, onOpenChange, recipient, regions, region, onRegionChange } = props;
  const { channels, chosenChannel, onChannelChoose, detail, coupon } = props;
  const others = regions.filter(({ code }) => code !== region);

  return (
    <Sheet
      footer={<RechargeFooter {...props} />}
      onOpenChange={onOpenChange}
      open={open}
      title={t('recharge.title')}
    >
      <div className={styles.content}>
        <Recipient {...recipient} />
        {coupon}
        {regions.length > 1 && (
          <SelectField
            label={t('recharge.region')}
            onChange={onRegionChange}
            options={regions.map(({ code, name }) => ({ value: code, name }))}
            value={region ?? ''}
          />
        )}
        <section className={styles.channels}>
          <h3 className={styles.heading}>{t('recharge.channels')}</h3>
          <ListView
            empty={<NoChannel onRegionChange={onRegionChange} others={others} />}
            list={channels}
          >
            {(items) => (
              <ChannelList
                channels={items}
                chosen={chosenChannel}
                key={region}
                onChoose={onChannelChoose}
              />
            )}
          </ListView>
        </section>
        <OrderDetail detail={detail} />
      </div>
    </Sheet>
  );
}
