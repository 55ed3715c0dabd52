import type { ReactElement } from 'react';

/** One way to use a component. */
interface Example {
  /** What to do, or not to do, and why: one sentence. */
  readonly rule: string;
  readonly show: () => ReactElement;
}

/** How to use a component that a brand changes the looks of. */
export interface Guideline {
  readonly title: string;
  readonly good: Example;
  readonly bad: Example;
  /** In pixels, of the frame that shows an example. */
  readonly height: number;
}
