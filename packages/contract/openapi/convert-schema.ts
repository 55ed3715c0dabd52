import {
  type ConversionConfig,
  type JsonSchema,
  type OverrideActionContext,
  type OverrideSchemaContext,
  toJsonSchema,
} from '@valibot/to-json-schema';
import type { BaseIssue, BaseSchema } from 'valibot';
import * as v from 'valibot';
import { ResultStatus, billingStatus } from '../src/result-status';
import { commaList } from '../src/wire/comma-list';
import { flag } from '../src/wire/flag';
import { localizedText, requiredLocalizedText } from '../src/wire/localized-text';
import { numeric } from '../src/wire/numeric';
import { text } from '../src/wire/text';
import { textList } from '../src/wire/text-list';
import { timestamp } from '../src/wire/timestamp';

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

const notBlank: JsonSchema = { type: 'string', minLength: 1, not: { pattern: '^\\s*$' } };
const texts: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } };
const { pending, success, fail } = ResultStatus;

/**
 * The form a back end should send where the contract accepts several: the document contains only the
 * strict one. The key is the first schema of each pipe.
 */
const wireForms: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [text, { type: 'string' }],
  [numeric, { type: 'number' }],
  [flag.pipe[0], { type: 'boolean' }],
  [timestamp.pipe[0], { type: 'integer', minimum: 0 }],
  [commaList.pipe[0], { type: 'string', examples: ['en,th,vi'] }],
  [textList.pipe[0], { type: 'array', items: { type: 'string' } }],
  [billingStatus.pipe[0], { type: 'integer', enum: [pending, success, fail] }],
  [
    localizedText.pipe[0],
    { anyOf: [{ type: 'string' }, texts], examples: ['Ten off', { en: 'Ten off', ja: '割引' }] },
  ],
  [
    requiredLocalizedText.pipe[0],
    {
      anyOf: [notBlank, { ...texts, minProperties: 1 }],
      examples: ['PayPal', { en: 'Bank transfer', ja: '銀行振込' }],
    },
  ],
]);

const list = v.object({ item: v.custom<Schema>((item) => typeof item === 'object') });

/** Replaces lenient schemas with their strict form, and leaves out null, which is read as absent. */
function strictForm({ valibotSchema, jsonSchema }: OverrideSchemaContext): JsonSchema | undefined {
  const form = wireForms.get(valibotSchema);
  if (form !== undefined) return form;
  if (valibotSchema.type === 'unknown' && v.is(list, valibotSchema))
    return { type: 'array', items: convertSchema(valibotSchema.item) };
  const [wrapped] = jsonSchema.anyOf ?? [];
  return valibotSchema.type === 'nullish' && typeof wrapped === 'object' ? wrapped : undefined;
}

/** Replaces the only pattern with a flag, which excludes blank text. */
function strictRule({ valibotAction, jsonSchema }: OverrideActionContext): JsonSchema | undefined {
  const isNotBlank = valibotAction.type === 'regex' && jsonSchema.pattern === '.';
  return isNotBlank ? notBlank : undefined;
}

const config: ConversionConfig = {
  typeMode: 'input',
  target: 'draft-2020-12',
  // JSON Schema cannot express these; the field's description does.
  ignoreActions: ['trim', 'check', 'guard', 'to_lower_case'],
  overrideSchema: strictForm,
  overrideAction: strictRule,
};

/**
 * Returns the JSON Schema of the form to send for a schema of the contract. Throws if there is none,
 * so that every new schema gets its entry in `wireForms`.
 */
export function convertSchema(schema: Schema): JsonSchema {
  const { $schema: _dialect, ...converted } = toJsonSchema(schema, config);
  return converted;
}
