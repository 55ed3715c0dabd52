import type { PayWindow } from '../launch/presenter';

/** A pay window that remembers what was done to it. */
export class AWindow implements PayWindow {
  opener: unknown = 'the shop';
  isClosed = false;
  readonly visited: string[] = [];
  readonly location = {
    replace: (url: string): void => {
      // A window that still knows its opener could send the shop elsewhere.
      this.visited.push(this.opener === null ? url : `${url} with an opener`);
    },
  };

  close(): void {
    this.isClosed = true;
  }
}
