/** What concerns the whole page (UX: states that no block of the page can explain). */
export type PageNoticeKind =
  /** No connection: paying is paused and goes on by itself. Stays until there is one. */
  | 'offline'
  /** Connected again; the owner takes it away after a while. */
  | 'online'
  /** The first host did not answer, and another one is asked. */
  | 'slow'
  /** A purchase has had no answer yet; with an action that leads to it. */
  | 'unanswered'
  /** The browser keeps nothing, as with cookies off: signing in lasts as long as the page (spec §5). */
  | 'storage';

/** Props of {@link PageNotice}; keep it mounted, since a live region must exist before its text. */
export interface PageNoticeProps {
  kind: PageNoticeKind | null;
  /** What can be done about it. */
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
}
