import type { ListState } from '../list-state';
import type { PopupProps } from '../sheet';

/** A character that can be chosen. */
export interface RoleOption {
  id: string;
  name: string;
  level: number | null;
}

/** Props of {@link RoleListPopup}. */
export interface RoleListPopupProps extends PopupProps {
  list: ListState<RoleOption>;
  chosen: string | null;
  onChoose: (id: string) => void;
  /** The two ways out when the account has no role here (spec §8). */
  onChangeServer: () => void;
  onChangeAccount: () => void;
}
