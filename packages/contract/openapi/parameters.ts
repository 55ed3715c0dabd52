import type { JsonSchema } from '@valibot/to-json-schema';

/** A query parameter as OpenAPI writes it. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** What every GET carries besides its own parameters (spec §7). */
const specLang: Parameter = {
  name: 'spec_lang',
  in: 'query',
  required: false,
  description: 'The language that messages and names are asked for in, for instance `zh-TW`.',
  schema: { type: 'string' },
};

/** The query parameters of a call, from the schema of its parameters; `spec_lang` is among them. */
export function parametersOf(params: JsonSchema): Parameter[] {
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
