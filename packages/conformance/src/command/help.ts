import { callDomains } from '@shop/contract';

/** What `--help` prints. */
export const help = `Tells which calls and rules of the storefront's contract a back end keeps.

  shop-conformance --base https://api.example --fixtures fixtures.json

  --base <address>      the back end; again for each backup host
  --fixtures <place>    accounts and things to buy: a file, or an address that answers them
  --origin <origin>     the storefront's, for CORS; {brand} stands for the brand's key
  --only <name>         a domain or a call; may be given again
  --thorough            every path of the fixtures, not one for each payment call
  --all                 also list the rules of each call that hold
  --json                for machines
  --seed <n>, --runs <n>  of the random values: the same seed makes the same requests

Domains: ${callDomains.filter((name) => name !== 'tracking').join(', ')}.
It makes orders and pays none of them, and redeems a card where the fixtures have one.
Ends with 0 where nothing is broken, else with 1; 2 where it could not begin.
`;
