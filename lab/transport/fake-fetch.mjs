const body = JSON.stringify({
  code: 1,
  msg: '',
  content: { billing_no: '20261121000000000001', status: -1 },
});
const headers = { 'content-type': 'application/json; charset=utf-8' };

/**
 * Responds immediately, since the latency of a real network would hide the differences. Its cost is
 * included in the times of all candidates.
 *
 * @returns {Promise<Response>}
 */
export function fakeFetch() {
  return Promise.resolve(new Response(body, { headers }));
}
