import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Program } from 'acorn';
import { full } from 'acorn-walk';
import type { Plugin } from 'vite';
import { missingApis } from './missing-apis';
import { newerStyles } from './newer-styles';
import { type Finding, newerSyntax, parseScript } from './newer-syntax';

/** What is checked. */
export interface OldBrowserOptions {
  /** Whether the documents load the polyfills. */
  readonly hasPolyfills: boolean;
}

/** A script or a style sheet, which may be inside a page. */
interface Source {
  readonly kind: 'script' | 'style';
  readonly text: string;
}

/** Scripts inside a page that run, and styles; other scripts carry data. */
const inlineSources = /<(script|style)>([^]*?)<\/\1>/g;

/** The styles of a single element of a page. */
const styleAttributes = / style="([^"]*)"/g;

/**
 * Returns what Chrome 64 and Safari 12.0 cannot run, or drop without a fallback, in a script, a style sheet
 * or a page, and where.
 */
export function unsupportedIn(
  path: string,
  content: string,
  { hasPolyfills }: OldBrowserOptions,
): readonly string[] {
  return sourcesIn(path, content).flatMap((source) => unsupported(path, source, hasPolyfills));
}

/**
 * Returns a plug-in that lets a build fail if the oldest browsers cannot run what it has written, or do not
 * understand its styles: for instance a library whose syntax was not lowered, a method that has no polyfill, or a newer
 * value without a fallback.
 */
export function oldBrowserCheck({ hasPolyfills }: OldBrowserOptions): Plugin {
  return {
    name: 'old-browser-check',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      const files = await Promise.all(
        names
          .filter((name) => /\.(js|css|html)$/.test(name))
          .map(async (name) => ({ name, content: await readFile(join(dir, name), 'utf8') })),
      );
      // Pages share most of their sources.
      const sources = new Map(
        files.flatMap(({ name, content }) =>
          sourcesIn(name, content).map((source) => [source.text, { name, source }] as const),
        ),
      );
      const lines = [...sources.values()].flatMap(({ name, source }) =>
        unsupported(name, source, hasPolyfills),
      );
      if (lines.length > 0)
        this.error(`Chrome 64 or Safari 12 cannot use what was built:\n${lines.join('\n')}`);
    },
  };
}

function sourcesIn(path: string, content: string): readonly Source[] {
  if (path.endsWith('.js')) return [{ kind: 'script', text: content }];
  if (path.endsWith('.css')) return [{ kind: 'style', text: content }];
  const inline = Array.from(content.matchAll(inlineSources), ([, element, text = '']) => ({
    kind: element === 'style' ? ('style' as const) : ('script' as const),
    text,
  }));
  const attributes = Array.from(content.matchAll(styleAttributes), ([, text = '']) => ({
    kind: 'style' as const,
    text: `[style]{${text}}`,
  }));
  return [...inline, ...attributes];
}

function unsupported(
  path: string,
  { kind, text }: Source,
  hasPolyfills: boolean,
): readonly string[] {
  const findings = kind === 'style' ? newerStyles(text) : inScript(text, hasPolyfills);
  return findings.map(
    ({ line, column, construct }) => `${path}:${line}:${column + 1}: ${construct}`,
  );
}

function inScript(source: string, hasPolyfills: boolean): readonly Finding[] {
  const script = parseScript(source, 'module');
  if ('construct' in script) return [script];
  return [
    ...newerSyntax(script),
    ...missingApis(script, hasPolyfills),
    ...stylesIn(script).flatMap((styles) => newerStyles(styles)),
  ];
}

/** The style sheets that a script adds to the page: texts of elements that read like one. */
function stylesIn(script: Program): readonly string[] {
  const styles: string[] = [];
  full(script, (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    const { property } = node.left;
    const isText = property.type === 'Identifier' && property.name === 'textContent';
    if (!isText || node.right.type !== 'Literal') return;
    const { value } = node.right;
    if (typeof value === 'string' && /\{[^{}]+:[^{}]+\}/.test(value)) styles.push(value);
  });
  return styles;
}
