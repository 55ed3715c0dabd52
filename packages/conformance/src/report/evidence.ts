import type { Exchange } from '../exchange/exchange';
import { maskSecrets } from '../exchange/mask-secrets';

/** Enough to recognize the kind of response. */
const maxExcerptLength = 300;

/** The request that showed a finding, and its response; secrets are masked. */
export interface Evidence {
  readonly request: string;
  /** Status and the beginning of the body; empty if there was no response. */
  readonly answer: string;
}

/** Lists a finding, and the request and the response that showed it. */
export function findingLines({
  finding,
  exchange,
}: {
  readonly finding: string;
  readonly exchange: Exchange | null;
}): readonly string[] {
  if (exchange === null) return [finding];
  const { request, answer } = evidenceOf(exchange);
  return [finding, request, answer].filter((line) => line !== '');
}

/** Formats an exchange for a report. */
export function evidenceOf({ request, incoming }: Exchange): Evidence {
  const body = maskSecrets(incoming?.body ?? '').replace(/\s+/g, ' ');
  const excerpt = body.length > maxExcerptLength ? `${body.slice(0, maxExcerptLength)}…` : body;
  return {
    request: `GET ${maskSecrets(request.url)}`,
    answer: incoming === null ? '' : `HTTP ${incoming.status} ${excerpt}`,
  };
}
