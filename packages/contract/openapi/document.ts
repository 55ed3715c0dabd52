import { type Call, calls, callDomains, trackingCalls } from '../src';
import { answerSchemas } from './answer-schema';
import { documentCall, readOperation, trackingOperation } from './operation';
import { type CallDocs, readDocs } from './read-docs';
import { shareParameters } from './parameters';
import { shareContents } from './shared-contents';

/** An OpenAPI 3.1 document. */
export type OpenapiDocument = Readonly<Record<string, unknown>>;

const introduction = `Every call between the storefront and a publisher's back end. Generated from the definitions
in packages/contract by \`npm run openapi\`; edit those, not this file.

Calls of the main API are GETs and answer \`{ "code", "msg", "content" }\` with HTTP 200 as JSON, with
\`Cache-Control: no-store\`, an \`Access-Control-Allow-Origin\` for the storefront, and
\`Access-Control-Expose-Headers: Date\`. Unknown parameters are ignored. Money is a decimal in major
units, a point in time is in seconds since 1970. \`x-kind\` is the effect of a call, which decides
how often a storefront repeats it; \`x-codes\` lists its refusals.`;

const servers = [
  { url: 'https://api.example.com', description: 'The main API of a brand' },
  { url: 'http://api.localhost:4000', description: 'The sandbox' },
];

const noDocs: CallDocs = { text: '', params: new Map(), content: new Map() };

/** Returns the contract as an OpenAPI document, with the docblocks of its source. */
export function writeDocument(): OpenapiDocument {
  const docs = readDocs();
  const docsOf = ({ name }: Call): CallDocs => docs.get(name) ?? noDocs;
  const reads = Object.values(calls).map((call) => documentCall(call, docsOf(call)));
  const shared = shareParameters(reads.flatMap(({ parameters }) => parameters));
  const contents = shareContents();
  const gets = reads.map((read) => [
    read.call.path,
    { get: readOperation(read, contents, shared) },
  ]);
  const posts = Object.values(trackingCalls).map((call) => [
    call.path,
    { post: trackingOperation(call, docsOf(call)) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storefront and back end',
      version: '1.0.0',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers,
    tags: callDomains.map((name) => ({ name })),
    paths: Object.fromEntries([...gets, ...posts]),
    components: {
      schemas: { ...answerSchemas, ...contents.schemas },
      parameters: shared.components,
      securitySchemes: {
        oauth_token: {
          type: 'apiKey',
          in: 'query',
          name: 'oauth_token',
          description: 'The token of a sign-in. Sent with every GET of a signed-in player.',
        },
      },
    },
  };
}
