import type { Toolbar } from './toolbar';

/** The toolbar that chooses the size of the text, as players do in the settings of their phone. */
export const textSizeToolbar: Toolbar = {
  description: 'Text size',
  toolbar: {
    icon: 'zoom',
    dynamicTitle: true,
    items: [
      { value: '100', title: 'Text 100 %' },
      { value: '150', title: 'Text 150 %' },
      { value: '200', title: 'Text 200 %' },
    ],
  },
};

/** Returns the size of the page's root as CSS has it; that of the browser if none is chosen. */
export function textSizeOf(chosen: unknown): string {
  return chosen === '150' || chosen === '200' ? `${chosen}%` : '';
}
