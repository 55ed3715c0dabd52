import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { CardIcon } from '../icon';
import { ListView } from '../list-state';
import { Notice } from '../notice';
import { OptionRow } from '../option-row';
import { Picture } from '../picture';
import { type PopupProps, Sheet } from '../sheet';
import styles from './sub-channel-popup.module.css';

/** A method below a channel. */
export interface SubChannelOption {
  /** The sub-channel's `channel_id`. */
  key: string;
  name: string;
  icon: string;
}

/** Props of {@link SubChannelPopup}. */
export interface SubChannelPopupProps extends PopupProps {
  /** Name of the channel above; it is the title. */
  channelName: string;
  items: readonly SubChannelOption[];
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** The methods below one channel (spec §2). */
export function SubChannelPopup({
  open,
  onOpenChange,
  channelName,
  items,
  chosen,
  onChoose,
}: SubChannelPopupProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet
      onBack={() => {
        onOpenChange(false);
      }}
      height="half"
      onOpenChange={onOpenChange}
      open={open}
      title={channelName}
    >
      <ListView
        empty={<Notice icon={<CardIcon size={28} />} title={t('recharge.noChannel')} />}
        failed="recharge.loadFailed"
        list={{ kind: 'ready', items }}
      >
        {(methods) => (
          <ul aria-label={t('subChannel.title')} className={styles.list}>
            {methods.map(({ key, name, icon }) => (
              <li className={styles.item} key={key}>
                <OptionRow
                  chosen={key === chosen}
                  onPress={() => {
                    onChoose(key);
                  }}
                  picture={<Picture name={name} size={32} src={icon} />}
                  title={name}
                />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </Sheet>
  );
}
