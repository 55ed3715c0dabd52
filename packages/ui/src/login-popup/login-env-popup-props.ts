/** Props of {@link LoginEnvPopup}. */
export interface LoginEnvPopupProps {
  open: boolean;
  /** Name of the kind of sign-in that does not work here. */
  provider: string;
  /** What to open in another browser: the shop with its `domain_area` and `client_id` (spec §8). */
  link: string;
  /** The link has just been copied; the owner holds the clipboard, and the time. */
  copied: boolean;
  onCopy: () => void;
  /** By the button, Escape or a press outside. */
  onClose: () => void;
}
