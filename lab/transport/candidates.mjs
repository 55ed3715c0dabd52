import { orderInfo, readAnswer } from '@shop/contract';
import { createSend as apiClient } from './candidates/api-client.mjs';
import { createSend as axiosRetry } from './candidates/axios-retry.mjs';
import { createSend as bareFetch } from './candidates/bare-fetch.mjs';
import { createSend as byHand } from './candidates/by-hand.mjs';
import { createSend as ky } from './candidates/ky.mjs';
import { createSend as ofetch } from './candidates/ofetch.mjs';
import { createSend as wretch } from './candidates/wretch.mjs';
import { fakeFetch } from './fake-fetch.mjs';
import { createSend as apiClientWhole } from './whole-calls/api-client.mjs';
import { createSend as fetchBaseQuery } from './whole-calls/fetch-base-query.mjs';

/** @param {unknown} body */
function read(body) {
  const answer = readAnswer(orderInfo, body);
  if (answer.kind !== 'content') throw new Error(`A candidate got no response: ${answer.kind}`);
  return answer.content;
}

/** The transports, all with the same fake network. */
export const transports = {
  'bare-fetch': bareFetch(fakeFetch, read),
  'by-hand': byHand(fakeFetch, read),
  'api-client': apiClient(fakeFetch, read),
  wretch: wretch(fakeFetch, read),
  ofetch: ofetch(fakeFetch, read),
  ky: ky(fakeFetch, read),
  'axios-retry': axiosRetry(fakeFetch, read),
};

/** Whole calls of RTK Query, from dispatch to data. */
export const wholeCalls = {
  'api-client': apiClientWhole(fakeFetch, read),
  'fetch-base-query': fetchBaseQuery(fakeFetch, read),
};
