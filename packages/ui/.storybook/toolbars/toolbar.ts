import type { Preview } from '@storybook/react-vite';

/** A toolbar of Storybook that applies to every story. */
export type Toolbar = NonNullable<Preview['globalTypes']>[string];
