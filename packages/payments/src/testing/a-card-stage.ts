import type { CardStage } from '../card-frame/card-frame-adapter';
import type { LoadedScript } from '../gateway/create-script-loader';

/** A stage whose script is there already, and what an adapter has said on it. */
export interface ACardStage {
  readonly stage: CardStage;
  readonly said: readonly string[];
}

/** A stage for one adapter, with a script that has left `global` behind. */
export function aCardStage(
  container: HTMLElement,
  global: unknown,
  changes: Partial<CardStage> = {},
): ACardStage {
  const said: string[] = [];
  const loaded: LoadedScript =
    global === undefined ? { kind: 'load-failed', reason: 'network' } : { kind: 'loaded', global };
  const stage: CardStage = {
    container,
    environment: 'test',
    language: 'zh-TW',
    session: new Map([
      ['session', 'session-of-the-order'],
      ['token', 'token-of-the-order'],
      ['intent', 'int_1'],
      ['secret', 'secret_1'],
      ['currency', 'USD'],
    ]),
    script: { src: 'https://provider.example/library.js', global: 'Library' },
    loadScript: () => Promise.resolve(loaded),
    ready: () => said.push('ready'),
    end: (outcome) => said.push(outcome),
    ...changes,
  };
  return { stage, said };
}
