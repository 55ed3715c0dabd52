import type { JsonSchema } from '@valibot/to-json-schema';

/** A query parameter as OpenAPI writes it. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** The parameter of every GET besides its own (spec §7). */
const specLang: Parameter = {
  name: 'spec_lang',
  in: 'query',
  required: false,
  description: 'The language of messages and names, for instance `zh-TW`.',
  schema: { type: 'string' },
};

/** Returns the query parameters of a call, including `spec_lang`, from the schema of its parameters. */
export function queryParameters(params: JsonSchema): Parameter[] {
  const own = Object.entries(params.properties ?? {}).flatMap(([name, schema]): Parameter[] => {
    if (typeof schema === 'boolean') return [];
    const { description, ...rest } = schema;
    const required = params.required?.includes(name) ?? false;
    return [
      {
        name,
        in: 'query',
        required,
        ...(description !== undefined && { description }),
        schema: rest,
      },
    ];
  });
  return own.some(({ name }) => name === specLang.name) ? own : [...own, specLang];
}

type Reference = { readonly $ref: string };

/** Parameters that are equal in several calls, each written once. */
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

/** Shares the parameters that occur more than once: of each name, the most frequent one. */
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
