/**
 * What the shop and its libraries use and browsers lack, down to Chrome 64 and Safari 12.0. Only a
 * browser for which `lacksFeatures` (`@shop/storefront-core`) is true loads this, before any other module.
 *
 * Every import changes a browser only as far as it lacks the feature. To add one, see the README.
 */

// Both lack it.
import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.global-this.js';
import 'core-js/modules/es.object.from-entries.js';
import 'core-js/modules/es.object.has-own.js';
import 'core-js/modules/es.promise.all-settled.js';
import 'core-js/modules/es.string.at-alternative.js';
import 'core-js/modules/es.string.replace-all.js';
import 'core-js/modules/es.symbol.description.js';
import 'core-js/modules/web.queue-microtask.js';
// Chrome 64 lacks it.
import 'core-js/modules/es.array.flat.js';
import 'core-js/modules/es.array.flat-map.js';
// Brings `values`, which RTK Query calls on arrays.
import 'core-js/modules/es.array.iterator.js';
import 'core-js/modules/es.string.trim-end.js';
import 'core-js/modules/es.string.trim-start.js';
// Chrome 64 does not keep the order of equal items; Safari 12.0 reverses some arrays only once.
import 'core-js/modules/es.array.sort.js';
import 'core-js/modules/es.array.reverse.js';
// Chrome 64 has no AbortController, and neither browser's `fetch` ends when it is aborted.
import 'abortcontroller-polyfill/dist/polyfill-patch-fetch';
import './polyfill-browser-apis';
