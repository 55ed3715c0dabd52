import type { UserEventObject } from 'storybook/test';

/** The `userEvent` of a play function's context. */
export type User = UserEventObject;
