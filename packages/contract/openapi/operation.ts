import type { Call } from '../src/call';
import { callDomain } from '../src/call-domain';
import { answerSchema } from './answer-schema';
import { codeMeanings, codesOf } from './codes';
import { convertSchema } from './convert-schema';
import { describeSchema } from './describe-schema';
import { type Parameter, type SharedParameters, queryParameters } from './parameters';
import type { CallDocs } from './read-docs';
import type { SharedContents } from './shared-contents';

/** A call as an operation of OpenAPI. */
export type Operation = Readonly<Record<string, unknown>>;

/** A call, its docblocks, and its parameters. */
export interface DocumentedCall {
  readonly call: Call;
  readonly docs: CallDocs;
  readonly parameters: readonly Parameter[];
}

const trackingServers = [
  { url: 'https://track.example.com', description: 'The tracking host of a brand' },
  { url: 'http://track.localhost:4000', description: 'The sandbox' },
];

/** Payment paths differ only in their parameters, so one text describes them all. */
const paymentText =
  'Creates an order for this payment method (spec §7). A repeated `idempotency_key` returns the first order with status 10.';

function head(call: Call, docs: CallDocs): Operation {
  const description = docs.text === '' && call.kind === 'create' ? paymentText : docs.text;
  return {
    operationId: call.name,
    summary: description.split(/ \(|[.:;]/)[0] ?? call.name,
    description,
    tags: [callDomain(call)],
    'x-kind': call.kind,
  };
}

function security({ audience }: Call): readonly object[] {
  const signedIn = { oauth_token: [] };
  return audience === 'player' ? [signedIn] : [{}, signedIn];
}

/** Returns a call of the main API with its described parameters. */
export function documentCall(call: Call, docs: CallDocs): DocumentedCall {
  const params = describeSchema(convertSchema(call.params), docs.params);
  return { call, docs, parameters: queryParameters(params) };
}

/** Returns the operation of a call of the main API. */
export function readOperation(
  { call, docs, parameters }: DocumentedCall,
  contents: SharedContents,
  shared: SharedParameters,
): Operation {
  const names = parameters.map(({ name }) => name);
  const codes = codesOf(call, names);
  const content = describeSchema(convertSchema(call.content), docs.content);
  const schema = answerSchema(contents.refer(call, content), codes);
  return {
    ...head(call, docs),
    // A parameter of this name is the call's own, not the player's token.
    security: names.includes('oauth_token') ? [] : security(call),
    parameters: parameters.map((parameter) => shared.refer(parameter)),
    responses: {
      '200': {
        description: 'The answer, in the envelope. A refusal is HTTP 200 too, with its code.',
        content: { 'application/json': { schema } },
      },
    },
    'x-codes': codes.map((code) => ({ code, meaning: codeMeanings[code] })),
  };
}

/** Returns the operation of a call of the tracking host: a body, and an answer that is ignored. */
export function trackingOperation(call: Call, docs: CallDocs): Operation {
  const schema = describeSchema(convertSchema(call.params), docs.params);
  return {
    ...head(call, docs),
    servers: trackingServers,
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'Accepted. The answer is not read; failures are ignored.' },
    },
  };
}
