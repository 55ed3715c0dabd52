import type { JsonSchema } from '@valibot/to-json-schema';
import { ResultStatus, billingStatus } from '../src/result-status';
import { commaList } from '../src/wire/comma-list';
import { flag } from '../src/wire/flag';
import { localizedText } from '../src/wire/localized-text';
import { numeric } from '../src/wire/numeric';
import { text } from '../src/wire/text';
import { textList } from '../src/wire/text-list';
import { timestamp } from '../src/wire/timestamp';

const texts: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } };
const { pending, success, fail } = ResultStatus;

/**
 * What a back end should send where we take more than one form: the contract reads leniently, the
 * document asks for the strict one. Each stands under the schema that its pipe begins with.
 */
export const wireForms: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
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
]);
