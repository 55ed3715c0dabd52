import type { Check } from '../stage/check';

/** A rule over several calls. */
export function rule(domain: Check['domain'], text: string, run: Check['run']): Check {
  return { domain, call: null, rule: text, run };
}
