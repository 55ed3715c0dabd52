import { table } from '../../tools/bench/table.mjs';

const maxExamples = 3;

/** Lists each nemesis with the calls that met it and the violations that began meanwhile. */
export function formatAttacks({ attacks, history }, checked) {
  const moments = checked.flatMap(({ violations }) => violations.flatMap(({ at }) => at ?? []));
  const names = [...new Set(attacks.map(({ nemesis }) => nemesis))].sort();
  const rows = names.map((name) => {
    const own = attacks.filter(({ nemesis }) => nemesis === name);
    const isMet = (from, to) => own.some((attack) => from <= attack.to && to >= attack.from);
    const met = history.filter(({ startedAt, endedAt }) => isMet(startedAt, endedAt));
    const slowest = Math.max(...own.map(({ recoveryMs }) => recoveryMs ?? Infinity));
    return [
      name,
      own.length,
      met.length,
      met.filter(({ reply }) => reply === null).length,
      moments.filter((at) => isMet(at, at)).length,
      Math.round(slowest) / 1000,
    ];
  });
  const head = ['nemesis', 'times', 'calls', 'unanswered', 'violations', 'back after s'];
  return table([head, ...rows.map((row) => row.map(String))]).join('\n');
}

/** Lists each invariant with how many facts it has looked at. */
export function formatInvariants(checked) {
  const rows = checked.map(({ invariant, looked, violations }) => {
    const shown = looked === 0 ? 'not shown' : 'held';
    return [
      `${invariant.family}: ${invariant.name}`,
      String(looked),
      violations.length === 0 ? shown : `BROKEN ${violations.length} times`,
    ];
  });
  return table([['invariant', 'looked at', ''], ...rows]).join('\n');
}

/** Lists the broken invariants with the first examples. */
export function formatViolations(checked) {
  return checked
    .filter(({ violations }) => violations.length > 0)
    .map(({ invariant, violations }) => {
      const examples = violations
        .slice(0, maxExamples)
        .map(({ text, at }) => `  ${at === undefined ? '' : `${Math.round(at)} ms: `}${text}`);
      return [`${invariant.sentence} Broken:`, ...examples].join('\n');
    })
    .join('\n');
}
