import { useTranslate } from '@shop/i18n';
import { type KeyboardEvent, type ReactElement, useDeferredValue, useRef, useState } from 'react';
import { SearchField } from '../search-field';
import type { ChannelListProps } from './channel-list-props';
import styles from './channel-list.module.css';
import { ChannelsFound } from './channels-found';

/** Hundreds of channels: a search by name above a list of which only what is in sight is drawn. */
export function ChannelSearch({ channels, chosen, onChoose }: ChannelListProps): ReactElement {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  // Who stands first is settled when the list comes and at each key: no row moves under a finger.
  const [search, setSearch] = useState({ typed: '', first: chosen });
  // The key stroke is shown at once, the rows follow.
  const found = useDeferredValue(search);

  function goDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>('li button, li input')?.focus();
  }

  return (
    <div className={styles.long} ref={box}>
      <div className={styles.search}>
        <SearchField
          label={t('recharge.searchChannels')}
          onChange={(typed) => {
            setSearch({ typed, first: chosen });
          }}
          onKeyDown={goDown}
          value={search.typed}
        />
      </div>
      <ChannelsFound
        channels={channels}
        chosen={chosen}
        onChoose={onChoose}
        first={found.first}
        typed={found.typed}
      />
    </div>
  );
}
