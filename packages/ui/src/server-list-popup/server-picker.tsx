import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useDeferredValue, useMemo, useRef, useState } from 'react';
import { SearchField } from '../search-field';
import { SelectField } from '../select-field';
import { ServerFound } from './server-found';
import type { ServerListPopupProps, ServerOption } from './server-list-popup';
import styles from './server-list-popup.module.css';
import { serverRows } from './server-rows';
import { serverSearch } from './server-search';

/** Props of {@link ServerPicker}. */
interface ServerPickerProps extends Pick<
  ServerListPopupProps,
  'areas' | 'characters' | 'frequent' | 'chosen' | 'onCharacterChoose' | 'onChoose'
> {
  servers: readonly ServerOption[];
}

/** Search, area and list. It lives as long as the popup is open, so every search starts afresh. */
export function ServerPicker({
  servers,
  areas = [],
  characters = [],
  frequent = [],
  chosen,
  onCharacterChoose,
  onChoose,
}: ServerPickerProps): ReactElement {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [area, setArea] = useState(
    () => servers.find(({ key }) => key === chosen)?.areaId ?? areas[0]?.id ?? '',
  );
  // The input updates at once, the thousands of rows are deferred.
  const wanted = useDeferredValue(typed);
  const areaId = areas.length > 1 ? area : null;
  const inArea = useMemo(
    () => (areaId === null ? servers : servers.filter((server) => server.areaId === areaId)),
    [servers, areaId],
  );
  const find = useMemo(() => serverSearch(inArea), [inArea]);
  const rows = useMemo(() => {
    const found = wanted.trim() === '' ? null : find(wanted);
    return serverRows({ servers, characters, frequent, inArea, found });
  }, [servers, characters, frequent, inArea, find, wanted]);

  function search(text: string): void {
    setTyped(text);
    // What is found is read from its beginning.
    if (list.current !== null) list.current.scrollTop = 0;
  }

  function goDown(): void {
    list.current?.querySelector('button')?.focus();
  }

  return (
    <div className={styles.picker}>
      <div className={styles.tools}>
        <SearchField label={t('server.search')} onChange={search} onDown={goDown} />
        {areas.length > 1 && (
          <SelectField
            label={t('server.area')}
            onChange={setArea}
            options={areas.map(({ id, name }) => ({ value: id, name }))}
            value={area}
          />
        )}
      </div>
      <ServerFound
        chosen={chosen}
        listRef={list}
        onCharacterChoose={onCharacterChoose}
        onChoose={onChoose}
        rows={rows}
        typed={wanted}
      />
    </div>
  );
}
