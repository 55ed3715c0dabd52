import type { Preview } from '@storybook/react-vite';

/** A choice in Storybook's bar that every story is shown by. */
export type Toolbar = NonNullable<Preview['globalTypes']>[string];
