import { createI18n, loadCatalogue } from '@shop/i18n';

/** Shared by all stories, so that changing the language keeps the state of a story. */
export const translation = await createI18n({ language: 'en', load: loadCatalogue });

// Stories may show any text, also those that a shop loads after the first screen.
await translation.loadDeferred();
