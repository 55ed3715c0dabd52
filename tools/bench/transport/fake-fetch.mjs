const body = JSON.stringify({
  code: 1,
  msg: '',
  content: { billing_no: '20261121000000000001', status: -1 },
});
const headers = { 'content-type': 'application/json; charset=utf-8' };

/**
 * A network without a way: it answers at once. A real one would hide the differences, and add its
 * own. What it costs is in the figures of all contestants.
 *
 * @returns {Promise<Response>}
 */
export function fakeFetch() {
  return Promise.resolve(new Response(body, { headers }));
}
