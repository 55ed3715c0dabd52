import { orderInfo, readAnswer } from '@shop/contract';
import { createSend as axiosRetry } from './contestants/axios-retry.mjs';
import { createSend as bareFetch } from './contestants/bare-fetch.mjs';
import { createSend as byHand } from './contestants/by-hand.mjs';
import { createSend as ky } from './contestants/ky.mjs';
import { createSend as ofetch } from './contestants/ofetch.mjs';
import { createSend as ours } from './contestants/ours.mjs';
import { createSend as wretch } from './contestants/wretch.mjs';
import { fakeFetch } from './fake-fetch.mjs';
import { createSend as fetchBaseQuery } from './whole-calls/fetch-base-query.mjs';
import { createSend as oursWhole } from './whole-calls/ours.mjs';

/** @param {unknown} body */
function read(body) {
  const answer = readAnswer(orderInfo, body);
  if (answer.kind !== 'content')
    throw new Error(`A contestant did not get the answer: ${answer.kind}`);
  return answer.content;
}

/** The transports, ready to be timed over the same network. */
export const transports = {
  'bare-fetch': bareFetch(fakeFetch, read),
  'by-hand': byHand(fakeFetch, read),
  ours: ours(fakeFetch, read),
  wretch: wretch(fakeFetch, read),
  ofetch: ofetch(fakeFetch, read),
  ky: ky(fakeFetch, read),
  'axios-retry': axiosRetry(fakeFetch, read),
};

/** Whole calls of RTK Query, from the dispatch to the data. */
export const wholeCalls = {
  ours: oursWhole(fakeFetch, read),
  'fetch-base-query': fetchBaseQuery(fakeFetch, read),
};
