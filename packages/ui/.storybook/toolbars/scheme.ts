import type { Toolbar } from './toolbar';

/** Whether a story follows the system's colour scheme or shows one of the two. */
export type Scheme = 'system' | 'light' | 'dark';

/** The toolbar that chooses a colour scheme. */
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

/** The scheme the toolbar names; the system's where it names none. */
export function schemeOf(chosen: unknown): Scheme {
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}
