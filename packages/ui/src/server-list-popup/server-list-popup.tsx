import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ServerIcon } from '../icon';
import { type ListState, ListView } from '../list-state';
import { Notice } from '../notice';
import { type PopupProps, Sheet } from '../sheet';
import { ServerPicker } from './server-picker';

/** A server that can be chosen. */
export interface ServerOption {
  /** Unique over all areas; handed back by `onChoose`. */
  key: string;
  /** The id players know and search by, for instance `s12`. */
  id: string;
  name: string;
  /** Empty in games without areas. */
  areaId: string;
}

/** An area of servers. */
export interface ServerAreaOption {
  id: string;
  name: string;
}

/** A character of the player, on any server. */
export interface CharacterOption {
  /** Handed back by `onCharacterChoose`. */
  key: string;
  name: string;
  /** Its server, and its level if that is known. */
  detail: string;
  chosen: boolean;
}

/** Props of {@link ServerListPopup}. */
export interface ServerListPopupProps extends PopupProps {
  list: ListState<ServerOption>;
  /** More than one gives an area selector; the area of the chosen server is open first. */
  areas?: readonly ServerAreaOption[] | undefined;
  /** Keys of the servers used most, best first; listed apart (spec §5). */
  frequent?: readonly string[] | undefined;
  /** The player's characters on all servers, above the servers. */
  characters?: readonly CharacterOption[] | undefined;
  /** Chooses a character together with its server. */
  onCharacterChoose?: ((key: string) => void) | undefined;
  /** Key of the chosen server. */
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** Chooses a server: search by id, frequent ones first, thousands of them without a hitch (spec §5). */
export function ServerListPopup({
  open,
  onOpenChange,
  list,
  ...picker
}: ServerListPopupProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet onOpenChange={onOpenChange} open={open} title={t('server.title')}>
      <ListView
        empty={<Notice icon={<ServerIcon size={28} />} title={t('server.empty')} />}
        failed="server.loadFailed"
        list={list}
        rows={8}
      >
        {(servers) => <ServerPicker servers={servers} {...picker} />}
      </ListView>
    </Sheet>
  );
}
