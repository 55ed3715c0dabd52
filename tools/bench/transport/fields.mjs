/**
 * Who is compared, and whether they go to the next host when one fails. All but the first have a time
 * limit and three attempts.
 */
export const fields = [
  { name: 'bare-fetch', title: 'a bare fetch, without limit or attempts', failover: 'no' },
  { name: 'by-hand', title: 'by hand, for this shop alone', failover: 'yes' },
  { name: 'ours', title: 'ours', failover: 'yes, and remembers' },
  { name: 'wretch', title: 'wretch', failover: 'no' },
  { name: 'ofetch', title: 'ofetch', failover: 'no' },
  { name: 'ky', title: 'ky', failover: 'no' },
  { name: 'axios-retry', title: 'axios and axios-retry', failover: 'by a hook' },
];
