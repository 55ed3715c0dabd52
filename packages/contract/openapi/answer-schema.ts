import type { JsonSchema } from '@valibot/to-json-schema';
import { Code } from '../src/code';
import { unpaidOrder, wrongParameter } from '../src/refusal-content';
import { convertSchema } from './convert-schema';

const msg: JsonSchema = {
  type: 'string',
  description: 'Shown to the player unchanged, in the language of `spec_lang`.',
};

function envelope(code: JsonSchema, content: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { code, msg, content },
    required: ['code', 'msg', 'content'],
  };
}

/** The answers shared by all calls. */
export const answerSchemas = {
  Refusal: envelope(
    {
      type: 'integer',
      not: { enum: [Code.success, Code.unpaidOrder, Code.malformedRequest] },
    },
    { type: 'null' },
  ),
  WrongParameter: envelope(
    { type: 'integer', const: Code.malformedRequest },
    {
      description:
        'The name of the wrong parameter, never its value. Recommended; null says no more than the code.',
      anyOf: [convertSchema(wrongParameter), { type: 'null' }],
    },
  ),
  UnpaidOrder: envelope({ type: 'integer', const: Code.unpaidOrder }, convertSchema(unpaidOrder)),
} as const;

/** Returns the schema of an answer whose success has `content`. */
export function answerSchema(content: JsonSchema, codes: readonly Code[]): JsonSchema {
  const refusals = codes.includes(Code.unpaidOrder)
    ? [{ $ref: '#/components/schemas/UnpaidOrder' }]
    : [];
  return {
    oneOf: [
      envelope({ type: 'integer', const: Code.success }, content),
      { $ref: '#/components/schemas/Refusal' },
      { $ref: '#/components/schemas/WrongParameter' },
      ...refusals,
    ],
  };
}
