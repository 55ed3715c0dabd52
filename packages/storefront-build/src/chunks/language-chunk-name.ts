const catalogue = /\/catalogues\/([\w-]+)\/(critical|deferred)\.json$/;

/**
 * Names the chunks of a language's texts by the folder of the language. Otherwise all of them would be
 * called `critical` and `deferred`. Hashes are as short as the bundler allows, since the first screen names the
 * files of all languages.
 */
export function languageChunkName({
  facadeModuleId,
}: {
  readonly facadeModuleId: string | null;
}): string {
  const [, language, part] = catalogue.exec(facadeModuleId ?? '') ?? [];
  return language === undefined
    ? 'assets/[name]-[hash:7].js'
    : `assets/${language}-${part}-[hash:7].js`;
}
