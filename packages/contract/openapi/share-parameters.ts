import type { Parameter } from './parameters';

type Reference = { readonly $ref: string };

/** Parameters that mean the same in several calls, each written once. */
export interface SharedParameters {
  readonly components: Readonly<Record<string, Parameter>>;
  refer(parameter: Parameter): Parameter | Reference;
}

function countByText(parameters: readonly Parameter[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const parameter of parameters) {
    const text = JSON.stringify(parameter);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** Finds which of all parameters are written more than once; of each name, the most frequent is shared. */
export function shareParameters(parameters: readonly Parameter[]): SharedParameters {
  const counts = [...countByText(parameters)].filter(([, count]) => count > 1);
  const texts = new Map<string, string>();
  for (const parameter of parameters) {
    const text = JSON.stringify(parameter);
    const [most] = counts
      .filter(([other]) => other.startsWith(`{"name":"${parameter.name}"`))
      .sort(([, a], [, b]) => b - a);
    if (most?.[0] === text) texts.set(text, parameter.name);
  }
  const shared = parameters.filter((parameter) => texts.has(JSON.stringify(parameter)));
  return {
    components: Object.fromEntries(shared.map((parameter) => [parameter.name, parameter])),
    refer(parameter) {
      const name = texts.get(JSON.stringify(parameter));
      return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
    },
  };
}
