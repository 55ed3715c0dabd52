import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId, useState } from 'react';
import { ChevronDownIcon } from '../icon';
import { useHasSide } from '../sheet';
import styles from './channel-list.module.css';
import { ChannelRow } from './channel-row';
import { ChannelSearch } from './channel-search';
import type { ChannelGroup, ChannelOption } from './recharge-popup';

/** Props of the list of channels, short or long. */
export interface ChannelListProps {
  channels: readonly ChannelOption[];
  /** The same channels by kind; a long list has a search instead. Absent for one list in the order of `channels`. */
  groups?: readonly ChannelGroup[] | undefined;
  /** Key of the chosen one. */
  chosen: string | null;
  onChoose: (key: string) => void;
}

const maxChannelsWithoutSearch = 20;

/** Whether channels are so many that there is a search, and rows are windowed. */
export function isLongList(channels: readonly ChannelOption[]): boolean {
  return channels.length > maxChannelsWithoutSearch;
}

/** Whether channels stand below headings of their kinds. */
export function hasKindHeadings(
  channels: readonly ChannelOption[],
  groups: readonly ChannelGroup[] = [],
): boolean {
  return !isLongList(channels) && groups.some(({ title }) => title !== null);
}

/** The payment channels of a region (spec §2): all of them where they are few, by kind, else with a search. */
export function ChannelList(props: ChannelListProps): ReactElement {
  const t = useTranslate();
  const id = useId();
  const hasSide = useHasSide();
  const { channels, chosen, onChoose } = props;
  if (isLongList(channels)) return <ChannelSearch {...props} />;
  const groups = props.groups ?? [{ key: '', title: null, channels }];
  const rows = { chosen, onChoose, group: id };
  if (!hasKindHeadings(channels, groups))
    return (
      <ul aria-label={t('recharge.channels')} className={styles.list} data-beside={hasSide}>
        {groups.map(({ key, ...group }) => (
          <GroupRows key={key} {...rows} {...group} />
        ))}
      </ul>
    );
  return (
    <div className={styles.groups}>
      {groups.map(({ key, ...group }) => (
        <section key={key}>
          <h4 className={styles.kind} id={`${id}-${key}`}>
            {group.title}
          </h4>
          <ul aria-labelledby={`${id}-${key}`} className={styles.list} data-beside={hasSide}>
            <GroupRows {...rows} {...group} />
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What the rows of every group have in common. */
interface RowsProps {
  /** Name of the radio group. */
  group: string;
  chosen: string | null;
  onChoose: (key: string) => void;
}

function Rows({
  channels,
  group,
  chosen,
  onChoose,
}: RowsProps & Pick<ChannelGroup, 'channels'>): ReactElement {
  return (
    <>
      {channels.map((channel) => (
        <li className={styles.item} key={channel.key}>
          <ChannelRow
            channel={channel}
            chosen={channel.key === chosen}
            group={group}
            onChoose={onChoose}
          />
        </li>
      ))}
    </>
  );
}

function GroupRows({
  channels,
  folded,
  ...rows
}: RowsProps & Omit<ChannelGroup, 'key'>): ReactElement {
  return (
    <>
      <Rows {...rows} channels={channels} />
      {folded && <FoldedRows {...rows} {...folded} />}
    </>
  );
}

/**
 * Channels behind a row that shows and hides them. Open from the start if the chosen one is among them, which stays in
 * sight when they are hidden again.
 */
function FoldedRows({
  title,
  channels,
  ...rows
}: RowsProps & NonNullable<ChannelGroup['folded']>): ReactElement {
  const [isOpen, setOpen] = useState(channels.some(({ key }) => key === rows.chosen));
  const shown = isOpen ? channels : channels.filter(({ key }) => key === rows.chosen);
  return (
    <>
      <li className={styles.folded}>
        <button
          aria-expanded={isOpen}
          className={styles.fold}
          onClick={() => {
            setOpen(!isOpen);
          }}
          type="button"
        >
          {title}
          <ChevronDownIcon size={20} />
        </button>
      </li>
      <Rows {...rows} channels={shown} />
    </>
  );
}
