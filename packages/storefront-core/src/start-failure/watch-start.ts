import { reportedPath } from '../entry';
import type { LossCause } from '../lost-code';
import type { AppBuild } from '../services';

declare global {
  interface Window {
    /** Set once the script in the page has run to its end. */
    hasShopBegun?: true;
    /** Says that the shop does not start, in place of the prerendered page; null takes that back. */
    tellStartFailure?: TellStartFailure;
    /** Reports a failure without any file; see {@link ReportFailure}. */
    reportFailure?: ReportFailure;
  }
}

/** DOM id of the prerendered message. */
export const startFailureId = 'start-failed';

type TellStartFailure = (cause: LossCause | null) => void;

/**
 * Reports a failure, as an error report with the message `kind: reason`.
 *
 * @param reason - One word. It never contains what the player typed, nor an address.
 * @param onReported - Called if the report has arrived.
 */
type ReportFailure = (
  kind: 'start' | 'code' | 'card-frame',
  reason: string,
  onReported?: () => void,
) => void;

/**
 * Runs inside the page, after all that it shows, and says that this browser cannot run the shop if the script before it
 * has not. It also has the means to say that the shop does not start, and to report what is lost, which need no other file.
 *
 * Any browser has to understand it, so it is written in the JavaScript and the DOM of 2011: the build checks that, and
 * lint allows `var` here.
 *
 * @param build - What the reports say of it.
 */
export function watchStart(window: Window & typeof globalThis, build: AppBuild): void {
  var document = window.document;

  /** Returns a text of the page's configuration, empty if there is none: a part of it, or a field of that part. */
  function configured(part: string, name: string): string {
    var element = document.getElementById('shop-config');
    var config: unknown = JSON.parse((element && element.textContent) || '{}');
    var fields = isRecord(config) ? config[part] : '';
    var value = isRecord(fields) ? fields[name] : fields;
    return typeof value === 'string' ? value : '';
  }
  function reload(): void {
    window.location.reload();
  }
  function reloadOnceHostAnswers(): void {
    var question = new window.XMLHttpRequest();
    question.open('HEAD', '/');
    question.setRequestHeader('cache-control', 'no-cache');
    // Reloading without a network would replace the message by the browser's own page.
    question.onload = reload;
    question.send();
  }

  window.tellStartFailure = function (cause): void {
    var message = document.getElementById(startFailureId);
    var root = document.getElementById('root');
    if (cause === null) {
      if (root) root.removeAttribute('inert');
      if (message) message.setAttribute('hidden', '');
      window.removeEventListener('online', reloadOnceHostAnswers);
      return;
    }
    // The prerendered buttons do nothing. The message covers them, but a keyboard would reach them.
    if (root) root.setAttribute('inert', '');
    if (!message) return;
    var texts = message.querySelectorAll('h2, p');
    for (var index = 0; index < texts.length; index++) {
      var text = texts[index];
      var own = text && text.getAttribute('data-' + cause);
      if (text && own) text.textContent = own;
    }
    message.removeAttribute('hidden');
    var button = message.querySelector('button');
    var support = message.querySelector('a');
    // Loading the page again changes nothing for code that has arrived.
    if (cause === 'unsupported') {
      if (button) button.style.display = 'none';
      if (support) support.focus();
      return;
    }
    if (button) {
      button.addEventListener('click', reload);
      button.focus();
    }
    window.addEventListener('online', reloadOnceHostAnswers);
  };

  window.reportFailure = function (kind, reason, onReported): void {
    var brand = configured('brand', 'key');
    var bytes = window.crypto.getRandomValues(new Uint8Array(16));
    var id = '';
    for (var index = 0; index < bytes.length; index++)
      id += ((bytes[index] || 0) + 256).toString(16).slice(1);
    var report = new window.XMLHttpRequest();
    // As `createReporter` does it: the tracking host has one project, in which the brand is the key.
    var dsn =
      configured('hosts', 'errorReports') ||
      configured('hosts', 'track').replace('//', '//' + brand + '@') + '/1';
    report.open(
      'POST',
      dsn.replace(/\/\/(.+)@(.+)\/(.+)/, '//$2/api/$3/envelope/?sentry_version=7&sentry_key=$1'),
    );
    report.onload = function (): void {
      if (report.status === 200 && onReported) onReported();
    };
    // The format of the error service, whose client is too large for this script.
    // Without a level it is an error.
    var event = {
      event_id: id,
      platform: 'javascript',
      message: kind + ': ' + reason,
      release: build.release,
      environment: configured('environment', ''),
      tags: {
        reason: reason,
        host: window.location.hostname,
        brand: brand,
        version: build.version,
        language: document.documentElement.lang,
        page: reportedPath(window.location.pathname),
      },
    };
    report.send('{"event_id":"' + id + '"}\n{"type":"event"}\n' + JSON.stringify(event));
  };

  if (!window.hasShopBegun) {
    window.tellStartFailure('unsupported');
    window.reportFailure('start', 'script');
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
