/**
 * The candidates, and whether they switch to the next host when one fails. All but the first have a
 * timeout and three attempts.
 */
export const candidateList = [
  { name: 'bare-fetch', title: 'fetch, without timeout or retries', failover: 'no' },
  { name: 'by-hand', title: 'written by hand for this shop', failover: 'yes' },
  { name: 'api-client', title: '@shop/api-client', failover: 'yes, and remembers' },
  { name: 'wretch', title: 'wretch', failover: 'no' },
  { name: 'ofetch', title: 'ofetch', failover: 'no' },
  { name: 'ky', title: 'ky', failover: 'no' },
  { name: 'axios-retry', title: 'axios and axios-retry', failover: 'in a hook' },
];
