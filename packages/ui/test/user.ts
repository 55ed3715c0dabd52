import type { UserEventObject } from 'storybook/test';

/** Somebody at the keyboard or with a pointer: `userEvent` of a play function's context. */
export type User = UserEventObject;
