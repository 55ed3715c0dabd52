import { TranslationProvider } from '@shop/i18n';
import type { Decorator } from '@storybook/react-vite';
import { translation } from './translation';

/** Gives a story the texts, as a shop's page does. */
export const inShop: Decorator = (Story) => (
  <TranslationProvider i18n={translation}>
    <Story />
  </TranslationProvider>
);
