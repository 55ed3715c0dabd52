/** Props of {@link AccountMenu}. */
export interface AccountMenuProps {
  open: boolean;
  /** Called with false by Escape, a press outside, Tab, and after an entry was chosen. */
  onOpenChange: (open: boolean) => void;
  /** The button it hangs from, which gets focus back; null before it was first pressed. */
  anchor: HTMLElement | null;
  onSwitchAccount: () => void;
  onSignOut: () => void;
}
