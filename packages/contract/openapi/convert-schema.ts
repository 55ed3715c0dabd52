import {
  type ConversionConfig,
  type JsonSchema,
  type OverrideActionContext,
  type OverrideSchemaContext,
  toJsonSchema,
} from '@valibot/to-json-schema';
import type { BaseIssue, BaseSchema } from 'valibot';
import * as v from 'valibot';
import { wireForms } from './wire-forms';

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

const list = v.object({ item: v.custom<Schema>((item) => typeof item === 'object') });

/** Lenient pieces get their strict form; null, which is read as absent, is not asked for. */
function strictForm({ valibotSchema, jsonSchema }: OverrideSchemaContext): JsonSchema | undefined {
  const form = wireForms.get(valibotSchema);
  if (form !== undefined) return form;
  if (valibotSchema.type === 'unknown' && v.is(list, valibotSchema))
    return { type: 'array', items: convertSchema(valibotSchema.item) };
  const [wrapped] = jsonSchema.anyOf ?? [];
  return valibotSchema.type === 'nullish' && typeof wrapped === 'object' ? wrapped : undefined;
}

/** The one pattern with a flag asks for text that says something: blanks do not. */
function strictRule({ valibotAction, jsonSchema }: OverrideActionContext): JsonSchema | undefined {
  const saysSomething = valibotAction.type === 'regex' && jsonSchema.pattern === '.';
  return saysSomething ? { type: 'string', minLength: 1, not: { pattern: '^\\s*$' } } : undefined;
}

const config: ConversionConfig = {
  typeMode: 'input',
  target: 'draft-2020-12',
  // What JSON Schema cannot say is left to the description of the field.
  ignoreActions: ['trim', 'check', 'to_lower_case'],
  overrideSchema: strictForm,
  overrideAction: strictRule,
};

/**
 * The JSON Schema of what should be sent over the wire for a schema of the contract. Throws where
 * there is none, so that a new piece gets its form in `wire-forms.ts`.
 */
export function convertSchema(schema: Schema): JsonSchema {
  const { $schema: _dialect, ...converted } = toJsonSchema(schema, config);
  return converted;
}
