/** Something that opens a popup, such as the Japanese legal notice of a game product (spec §2). */
export interface FooterAction {
  key: string;
  label: string;
  onPress: () => void;
}

/** Props of {@link Footer}. The links leave the shop and open in a new tab. */
export interface FooterProps {
  privacyHref: string;
  agreementHref: string;
  supportHref?: string | undefined;
  /** Stand behind the links, in their order. */
  actions?: readonly FooterAction[] | undefined;
  copyright: string;
}
