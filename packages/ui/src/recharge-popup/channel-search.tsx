import { useTranslate } from '@shop/i18n/react';
import {
  type ReactElement,
  Suspense,
  lazy,
  memo,
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
import type { WindowedRowsProps } from '../windowed-list';
import windowedStyles from '../windowed-list/windowed-list.module.css';
import type { ChannelListProps } from './channel-list';
import styles from './channel-list.module.css';
import { ChannelRow } from './channel-row';
import { type ListedChannelsInput, listedChannels } from './listed-channels';
import type { ChannelOption } from './recharge-popup';

/** Props of {@link ChannelsFound}. */
interface ChannelsFoundProps extends ChannelListProps, ListedChannelsInput {}

/** A row of two lines with the space below it, before it has been measured. */
const rowHeight = 60;
/** The search field with the space around it: it sticks to the top, and would hide a row there. */
const searchHeight = 72;

type ChannelRowsProps = WindowedRowsProps<ChannelOption>;

/**
 * Rows that are all in the page. With the styles of windowed rows, which are thus those of the payment: nothing waits for
 * another sheet before it opens.
 */
function PlainRows({ label, rows, renderRow }: ChannelRowsProps): ReactElement {
  return (
    <ul aria-label={label} className={windowedStyles.list}>
      {rows.map((row, index) => (
        <li key={row.key}>{renderRow(row, index)}</li>
      ))}
    </ul>
  );
}

/**
 * Few brands have so many channels, so the code of windowed rows is not in the file of the payment, which it would
 * make a seventh larger. If it is lost, all rows are in the page.
 */
const ChannelRows = lazy(async () => {
  try {
    const { WindowedRows } = await import('../windowed-list');
    return { default: WindowedRows<ChannelOption> };
  } catch {
    return { default: PlainRows };
  }
});

/** As many rows are in the page before that code has arrived: they fill the popup. */
const firstRows = 20;

function Found({ channels, chosen, onChoose, typed, first }: ChannelsFoundProps): ReactElement {
  const t = useTranslate();
  const group = useId();
  const rows = useMemo(() => listedChannels({ channels, typed, first }), [channels, typed, first]);
  if (rows.length === 0)
    return (
      <Notice icon={<SearchIcon size={28} />} title={t('common.noMatch', { text: typed.trim() })} />
    );

  const list: ChannelRowsProps = {
    label: t('recharge.channels'),
    rows,
    rowKey: keyOf,
    rowHeight,
    stickyHeight: searchHeight,
    asRadios: true,
    isStop: ({ disabledReason }) => disabledReason === undefined,
    pinned: rows.findIndex(({ key }) => key === chosen),
    renderRow: (channel, index) => (
      <ChannelRow
        channel={channel}
        chosen={channel.key === chosen}
        count={rows.length}
        group={group}
        onChoose={onChoose}
        place={index + 1}
      />
    ),
  };
  return (
    <Suspense fallback={<PlainRows {...list} rows={rows.slice(0, firstRows)} />}>
      <ChannelRows {...list} />
    </Suspense>
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

  function goDown(): void {
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
          onDown={goDown}
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
