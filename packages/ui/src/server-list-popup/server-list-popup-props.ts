import type { ListState } from '../list-state';
import type { PopupProps } from '../sheet';

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

/** Props of {@link ServerListPopup}. */
export interface ServerListPopupProps extends PopupProps {
  list: ListState<ServerOption>;
  /** More than one gives an area selector; the area of the chosen server is open first. */
  areas?: readonly ServerAreaOption[] | undefined;
  /** Keys of the servers used most, best first; listed apart (spec §5). */
  frequent?: readonly string[] | undefined;
  /** Key of the chosen server. */
  chosen: string | null;
  onChoose: (key: string) => void;
}
