import { useTranslate } from '@shop/i18n';
import {
  type KeyboardEvent,
  memo,
  type ReactElement,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { SearchIcon } from '../icon';
import { Notice } from '../notice';
import { SearchField } from '../search-field';
import { useIsInPage } from '../sheet';
import { WindowedRows } from '../windowed-list';
import type { ChannelListProps } from './channel-list';
import { ChannelRow } from './channel-row';
import { listedChannels, type ListedChannelsInput } from './listed-channels';
import styles from './channel-list.module.css';

/** Props of {@link ChannelsFound}. */
interface ChannelsFoundProps extends ChannelListProps, ListedChannelsInput {}

/** A row of two lines with the space below it, before it has been measured. */
const rowHeight = 66;
/** The search field with the space around it: it sticks to the top, and would hide a row there. */
const searchHeight = 72;

function Found({ channels, chosen, onChoose, typed, first }: ChannelsFoundProps): ReactElement {
  const t = useTranslate();
  const group = useId();
  const rows = useMemo(() => listedChannels({ channels, typed, first }), [channels, typed, first]);
  if (rows.length === 0)
    return (
      <Notice icon={<SearchIcon size={28} />} title={t('common.noMatch', { text: typed.trim() })} />
    );

  return (
    <WindowedRows
      asRadios
      isStop={({ disabledReason }) => disabledReason === undefined}
      pinned={rows.findIndex(({ key }) => key === chosen)}
      label={t('recharge.channels')}
      renderRow={(channel, index) => (
        <ChannelRow
          channel={channel}
          chosen={channel.key === chosen}
          count={rows.length}
          group={group}
          onChoose={onChoose}
          place={index + 1}
        />
      )}
      rowHeight={rowHeight}
      rowKey={keyOf}
      rows={rows}
      stickyHeight={searchHeight}
    />
  );
}

function keyOf({ key }: { readonly key: string }): string {
  return key;
}

/**
 * The channels that were found, or a notice that there are none. Memoized, so that typing does not
 * render it again.
 */
const ChannelsFound = memo(Found);

/** Hundreds of channels: a search by name above a list of which only what is in sight is drawn. */
export function ChannelSearch({ channels, chosen, onChoose }: ChannelListProps): ReactElement {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  // Windowed rows need a box that scrolls; in a page there is none around them.
  const isInPage = useIsInPage();
  // The first row is fixed when the list loads and at each key, so that no row moves under a
  // finger.
  const [search, setSearch] = useState({ typed: '', first: chosen });
  // The input updates at once, the rows are deferred.
  const found = useDeferredValue(search);

  function goDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>('li button, li input')?.focus();
  }

  return (
    <div className={styles.long} data-scrolls={isInPage ? true : undefined} ref={box}>
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
