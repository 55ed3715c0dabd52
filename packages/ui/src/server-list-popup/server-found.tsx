import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, type RefObject, memo } from 'react';
import { SearchIcon } from '../icon';
import { Notice } from '../notice';
import { OptionRow } from '../option-row';
import { WindowedList } from '../windowed-list';
import type { ServerOption } from './server-list-popup';
import styles from './server-list-popup.module.css';
import type { ServerRow } from './server-rows';

/** Props of {@link ServerFound}. */
interface ServerFoundProps {
  rows: readonly ServerRow[];
  typed: string;
  chosen: string | null;
  onChoose: (key: string) => void;
  onCharacterChoose: ((key: string) => void) | undefined;
  listRef: RefObject<HTMLDivElement | null>;
}

const headings = {
  characters: 'server.characters',
  frequent: 'server.frequent',
  all: 'server.all',
} as const;

/** In pixels, before they have been measured. */
const heights = { heading: 36, character: 52, server: 52 } as const;

function Found({
  rows,
  typed,
  chosen,
  onChoose,
  onCharacterChoose,
  listRef,
}: ServerFoundProps): ReactElement {
  const t = useTranslate();
  if (rows.length === 0)
    return (
      <Notice icon={<SearchIcon size={28} />} title={t('common.noMatch', { text: typed.trim() })} />
    );

  return (
    <WindowedList
      isStop={({ kind }) => kind !== 'heading'}
      label={t('server.title')}
      listRef={listRef}
      renderRow={(row) => {
        switch (row.kind) {
          case 'heading':
            return <h3 className={styles.heading}>{t(headings[row.heading])}</h3>;
          case 'character': {
            const { key, name, detail, chosen: isChosen } = row.character;
            return (
              <OptionRow
                chosen={isChosen}
                detail={detail}
                onPress={() => {
                  onCharacterChoose?.(key);
                }}
                title={name}
              />
            );
          }
          case 'server':
            return (
              <OptionRow
                chosen={row.server.key === chosen && !row.isRepeated}
                onPress={() => {
                  onChoose(row.server.key);
                }}
                title={titleOf(row.server)}
              />
            );
        }
      }}
      rowHeight={({ kind }) => heights[kind]}
      rows={rows}
    />
  );
}

/** Most names begin with the id, which is then said once. */
function titleOf({ id, name }: ServerOption): string {
  const shownId = id.toUpperCase();
  return name.toUpperCase().startsWith(shownId) ? name : `${shownId} · ${name}`;
}

/**
 * The servers that were found, or a notice that there are none. Memoized, so that typing does not
 * render it again.
 */
export const ServerFound = memo(Found);
