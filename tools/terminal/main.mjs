import { PlainFailure } from './plain-failure.mjs';

/**
 * Runs a command's body and ends the process with its exit code: 1 for a plain failure, whose
 * sentences are printed as they are, and 70 for a defect, which keeps its stack.
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
