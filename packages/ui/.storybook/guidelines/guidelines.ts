import { around } from './around';
import { buying } from './buying';
import type { Guideline } from './guideline';

/** How to use the components that brands change the looks of, by name. */
export const guidelines: Readonly<Record<string, Guideline>> = { ...around, ...buying };

/** Which of the two examples of a component is shown. */
export type ExampleKind = 'good' | 'bad';
