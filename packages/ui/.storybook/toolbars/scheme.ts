import type { Toolbar } from './toolbar';

/** The colour scheme of a story. */
export type Scheme = 'system' | 'light' | 'dark';

/** The toolbar that chooses the colour scheme. */
export const schemeToolbar: Toolbar = {
  description: 'Colour scheme',
  toolbar: {
    icon: 'mirror',
    dynamicTitle: true,
    items: [
      { value: 'system', title: 'As the system' },
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ],
  },
};

/** Returns the chosen scheme, else that of the system. */
export function schemeOf(chosen: unknown): Scheme {
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}
