import type { PayWindow } from '../launch/presenter';

/** A pay window that records its calls. */
export class AWindow implements PayWindow {
  opener: unknown = 'the shop';
  isClosed = false;
  readonly visited: string[] = [];
  readonly location = {
    replace: (url: string): void => {
      // A window that still has its opener could navigate the shop away.
      this.visited.push(this.opener === null ? url : `${url} with an opener`);
    },
  };

  get closed(): boolean {
    return this.isClosed;
  }

  close(): void {
    this.isClosed = true;
  }
}
