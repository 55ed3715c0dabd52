import type { CardStage } from '../card-frame/card-frame-adapter';
import type { LoadedScript } from '../gateway/create-script-loader';

/** A stage and the reports of its adapter. */
export interface ACardStage {
  readonly stage: CardStage;
  readonly reports: readonly string[];
}

/** Creates a stage for an adapter; its script loads at once and sets `global`. */
export function aCardStage(
  container: HTMLElement,
  global: unknown,
  changes: Partial<CardStage> = {},
): ACardStage {
  const reports: string[] = [];
  const loaded: LoadedScript =
    global === undefined ? { kind: 'load-failed', reason: 'network' } : { kind: 'loaded', global };
  const stage: CardStage = {
    container,
    environment: 'test',
    language: 'zh-TW',
    appearance: null,
    session: new Map([
      ['session', 'session-of-the-order'],
      ['token', 'token-of-the-order'],
      ['intent', 'int_1'],
      ['secret', 'secret_1'],
      ['currency', 'USD'],
    ]),
    script: { src: 'https://provider.example/library.js', global: 'Library' },
    loadScript: () => Promise.resolve(loaded),
    ready: () => reports.push('ready'),
    end: (outcome) => reports.push(outcome),
    ...changes,
  };
  return { stage, reports };
}
