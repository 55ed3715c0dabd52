import type { ReactNode } from 'react';

/** Props of {@link HeaderAction}. */
export interface HeaderActionProps {
  icon: ReactNode;
  /** Shown from 480 px, always read out. */
  label: string;
  /** Read out instead of the label, where the label alone says too little ("Language: English"). */
  spokenLabel?: string | undefined;
  /** Opens a popup. */
  hasPopup?: boolean | undefined;
  onPress: () => void;
}
