const catalogue = /\/catalogues\/([\w-]+)\/(critical|deferred)\.[jt]s$/;

/**
 * Names the chunks of a language's texts by the folder of the language. Otherwise all of them would be
 * called `critical` and `deferred`.
 */
export function languageChunkName({
  facadeModuleId,
}: {
  readonly facadeModuleId: string | null;
}): string {
  const [, language, part] = catalogue.exec(facadeModuleId ?? '') ?? [];
  return language === undefined
    ? 'assets/[name]-[hash].js'
    : `assets/${language}-${part}-[hash].js`;
}
