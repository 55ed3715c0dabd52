import { PlainFailure } from './plain-failure.mjs';

/**
 * Runs the body of a command and sets the exit code of the process: 1 for a `PlainFailure`, of which
 * only the message is printed, and 70 for any other error, which is printed with its stack.
 *
 * @param {() => Promise<number>} body resolves to the exit code
 * @returns {Promise<void>}
 */
export async function main(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    process.exitCode = error instanceof PlainFailure ? 1 : 70;
    console.error(error instanceof PlainFailure ? `\n${error.message}` : error);
  }
}
