const catalogue = /\/catalogues\/([\w-]+)\/(first|later)\.[jt]s$/;

/**
 * Names the files of a language's texts by the language: each lies in a folder named by it, and they
 * would all be called `first` and `later`.
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
