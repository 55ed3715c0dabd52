import { TranslationProvider } from '@shop/i18n/react';
import type { Decorator } from '@storybook/react-vite';
import { translation } from './translation';

/** Provides the texts to a story, like a shop's page. */
export const inShop: Decorator = (Story) => (
  <TranslationProvider i18n={translation}>
    <Story />
  </TranslationProvider>
);
