/** A refusal or hint in a popup, where it arose. */
export interface Message {
  tone: 'error' | 'info';
  text: string;
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
}
