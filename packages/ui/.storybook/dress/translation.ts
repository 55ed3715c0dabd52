import { createI18n, loadCatalogue } from '@shop/i18n';

/** One translation for all stories of a page: changing its language keeps what a story has become. */
export const translation = await createI18n({ language: 'en', load: loadCatalogue });

// Any story may show what a shop shows behind a press only.
await translation.loadDeferred();
