import type { Exchange } from '../exchange/exchange';
import { maskSecrets } from '../exchange/mask-secrets';

/** Characters; enough to see what kind of answer it was. */
const longestExcerpt = 300;

/** The request that showed a finding, and what came back; secrets are stars. */
export interface Evidence {
  readonly request: string;
  /** Status, and the beginning of the body; empty where nothing came back. */
  readonly answer: string;
}

/** What to show of an exchange. */
export function evidenceOf({ request, incoming }: Exchange): Evidence {
  const body = maskSecrets(incoming?.body ?? '').replace(/\s+/g, ' ');
  const excerpt = body.length > longestExcerpt ? `${body.slice(0, longestExcerpt)}…` : body;
  return {
    request: `GET ${maskSecrets(request.url)}`,
    answer: incoming === null ? '' : `HTTP ${incoming.status} ${excerpt}`,
  };
}
