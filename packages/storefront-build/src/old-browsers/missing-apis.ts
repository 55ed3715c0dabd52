import type { AnyNode, Program } from 'acorn';
import { full } from 'acorn-walk';
import type { Finding } from './newer-syntax';

/**
 * Methods and properties that Chrome 64 or Safari 12.0 lack and `polyfills.ts` does not bring. Only
 * names that mean nothing else in a script of ours can be listed: `groupBy`, but not `any`.
 *
 * Libraries that ask first whether they exist are listed in {@link askedFor}.
 */
const missingMembers: ReadonlySet<string> = new Set([
  ...['canParse', 'checkVisibility', 'findLast', 'findLastIndex', 'formatRange', 'formatToParts'],
  ...['fromAsync', 'getAnimations', 'getCoalescedEvents', 'groupBy', 'isWellFormed', 'matchAll'],
  ...['replaceChildren', 'requestSubmit', 'scheduler', 'showModal', 'showPicker', 'showPopover'],
  ...['startViewTransition', 'throwIfAborted', 'toReversed', 'toSorted', 'toSpliced'],
  ...['toWellFormed', 'toggleAttribute', 'withResolvers'],
]);

/** What the polyfills bring, so that only a document without them misses it. */
const polyfilledMembers: ReadonlySet<string> = new Set([
  ...['allSettled', 'at', 'clipboard', 'flat', 'flatMap', 'fromEntries', 'hasOwn', 'randomUUID'],
  ...['replaceAll', 'trimEnd', 'trimStart'],
]);
const polyfilledGlobals: ReadonlySet<string> = new Set([
  ...['AbortController', 'PointerEvent', 'ResizeObserver', 'WeakRef', 'queueMicrotask'],
]);

/** Global names that these browsers lack and the polyfills do not bring. */
const missingGlobals: ReadonlySet<string> = new Set([
  ...['AggregateError', 'BigInt', 'BroadcastChannel', 'CompressionStream', 'FinalizationRegistry'],
  ...['IntersectionObserver', 'SharedArrayBuffer', 'cookieStore', 'reportError', 'structuredClone'],
]);

/** Members of the object `Intl`, which is the same name in every script. */
const missingIntl: ReadonlySet<string> = new Set([
  ...['DisplayNames', 'DurationFormat', 'ListFormat', 'Locale', 'PluralRules'],
  ...['RelativeTimeFormat', 'Segmenter', 'supportedValuesOf'],
]);

/**
 * What scripts use only after they have asked whether it exists, or never reach in the shop, with the
 * reason. A name here is no longer watched.
 */
const askedFor = {
  DisplayNames: 'the recharge popup shows the codes of regions instead',
  IntersectionObserver: 'Base UI and the list of activities ask first',
  ListFormat: 'a format of i18next that no text uses',
  Locale: 'i18next asks first',
  PluralRules: 'the catalogues have a text for browsers without it',
  RelativeTimeFormat: 'a format of i18next that no text uses',
  checkVisibility: 'Base UI asks first',
  getAnimations: 'Base UI asks first; React needs it for view transitions only',
  reportError: 'React asks first',
  scheduler: 'React asks first',
  startViewTransition: 'React asks first',
} as const satisfies Readonly<Record<string, string>>;

/**
 * Returns the uses of built-in objects and methods that the oldest browsers have no means to run.
 *
 * @param hasPolyfills whether the document of the script loads the polyfills
 */
export function missingApis(script: Program, hasPolyfills: boolean): readonly Finding[] {
  const findings: Finding[] = [];
  full(script, (node) => {
    const name = missingName(node, hasPolyfills);
    if (name !== null && !(name in askedFor) && node.loc)
      findings.push({ ...node.loc.start, construct: `the missing ${name}` });
  });
  return findings;
}

function missingName(node: AnyNode, hasPolyfills: boolean): string | null {
  const isMissing = (missing: ReadonlySet<string>, polyfilled: ReadonlySet<string>, name: string) =>
    missing.has(name) || (!hasPolyfills && polyfilled.has(name));
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const { callee } = node;
    if (callee.type !== 'Identifier') return null;
    return isMissing(missingGlobals, polyfilledGlobals, callee.name) ? callee.name : null;
  }
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return null;
  const { object, property, computed } = node;
  if (computed) return null;
  if (object.type === 'Identifier' && object.name === 'Intl')
    return missingIntl.has(property.name) && !(property.name in askedFor)
      ? `Intl.${property.name}`
      : null;
  return isMissing(missingMembers, polyfilledMembers, property.name) ? property.name : null;
}
