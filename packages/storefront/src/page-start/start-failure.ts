import type { ShopConfig } from '@shop/brands';
import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

/** DOM id of the prerendered message. */
export const startFailureId = 'start-failed';

/** What {@link showStartFailure} needs to know. */
export interface StartFailureContext {
  readonly config: ShopConfig;
  /** Which of the two storefronts was to start. */
  readonly version: string;
  readonly storage: ShopStorage;
  /** The rejection of the import: the code could not be fetched, or threw. */
  readonly error: unknown;
}

/** The name of the error that prevented the last start; stored until it has been reported. */
export const startFailure: Stored<string> = {
  key: 'startFailure',
  schema: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/i)),
  maxAgeDays: 7,
};

/** The name of the error, since its message may contain an address. */
function reasonOf(error: unknown): string {
  return error instanceof Error && v.is(startFailure.schema, error.name) ? error.name : 'unknown';
}

/**
 * Shows the prerendered message that the shop could not be loaded, and reports it. Part of the inline
 * start script, so it must be small and use nothing of the shop's code. The message's button reloads the
 * page; so does the return of the network, once the host answers.
 */
export function showStartFailure(document: Document, context: StartFailureContext): void {
  const window = document.defaultView;
  if (window === null) return;
  const reload = (): void => {
    window.location.reload();
  };

  const message = document.getElementById(startFailureId);
  const button = message?.querySelector('button');
  // The prerendered buttons do nothing. The message covers them, but a keyboard would reach them.
  document.getElementById('root')?.setAttribute('inert', '');
  message?.removeAttribute('hidden');
  button?.addEventListener('click', reload);
  button?.focus();

  window.addEventListener('online', () => {
    // Reloading without a network would replace the message by the browser's own page.
    window.fetch('/', { method: 'HEAD', cache: 'no-store' }).then(reload, () => undefined);
  });
  report(window, context);
}

/**
 * Reports the failure to the tracking host. Until that has arrived it stays in the storage, and the next
 * start reports it.
 */
function report(window: Window & typeof globalThis, context: StartFailureContext): void {
  const { config, version, storage, error } = context;
  const reason = reasonOf(error);
  storage.write(startFailure, reason);

  const { key } = config.brand;
  const id = [...window.crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const tags = {
    reason,
    host: window.location.hostname,
    brand: key,
    version,
    language: window.document.documentElement.lang,
  };
  // The format of the error service, whose client is too large for this script.
  const lines = [
    { event_id: id },
    { type: 'event' },
    { event_id: id, level: 'error', platform: 'javascript', message: `start: ${reason}`, tags },
  ];
  window
    .fetch(`${config.hosts.track}/api/1/envelope/?sentry_version=7&sentry_key=${key}`, {
      method: 'POST',
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      credentials: 'omit',
      keepalive: true,
      referrerPolicy: 'strict-origin',
    })
    .then(
      ({ ok }) => {
        if (ok) storage.remove(startFailure);
      },
      () => undefined,
    );
}
