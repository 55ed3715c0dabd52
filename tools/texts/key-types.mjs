import { baseOf, placeholdersOf } from '../../packages/i18n/src/testing/text-rules';

/**
 * Returns the module that types the keys of a part of the English texts, with the placeholders that each takes.
 *
 * @param {'critical' | 'deferred'} part
 * @param {Readonly<Record<string, string>>} texts
 * @returns {string}
 */
export function keyTypes(part, texts) {
  /** @type {Map<string, string[]>} */
  const placeholders = new Map();
  for (const [key, text] of Object.entries(texts)) {
    const base = baseOf(key);
    const isCounted = `${base}_other` in texts;
    const names = [...(isCounted ? ['count'] : []), ...placeholdersOf(text)];
    const known = placeholders.get(isCounted ? base : key) ?? [];
    placeholders.set(isCounted ? base : key, [...new Set([...known, ...names])].sort());
  }
  const lines = [...placeholders].map(([key, names]) => {
    const name = /^\w+$/.test(key) ? key : `'${key}'`;
    return `  readonly ${name}: ${names.map((one) => `'${one}'`).join(' | ') || 'never'};`;
  });
  const title = part === 'critical' ? 'CriticalKeys' : 'DeferredKeys';
  return [
    '// Written by `npm run texts -- types`.',
    '',
    `/** The keys of the ${part} part, with the placeholders of each text, or \`never\`. */`,
    `export interface ${title} {`,
    ...lines,
    '}',
    '',
  ].join('\n');
}
