import { payInWorker } from './in-worker.js';

postMessage(await payInWorker());
