/** What concerns the whole page (UX: states that no block of the page can explain). */
export type PageNoticeKind =
  /** No connection: paying is paused and goes on by itself. Stays until there is one. */
  | 'offline'
  /** Connected again; the owner takes it away after a while. */
  | 'online'
  /** The first host did not answer, and another one is asked. */
  | 'slow'
  /** Cookies are off or the window is private: the shop can be read, but not bought from (spec §5). */
  | 'storage';

/** Props of {@link PageNotice}; keep it mounted, since a live region must exist before its text. */
export interface PageNoticeProps {
  kind: PageNoticeKind | null;
}
