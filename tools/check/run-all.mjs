/**
 * Runs all jobs in the given order, with limited parallelism.
 *
 * @template T
 * @param {readonly (() => Promise<T>)[]} jobs
 * @param {number} limit maximal number of parallel jobs, at least 1
 * @returns {Promise<T[]>} the results in the order of the jobs
 */
export async function runAll(jobs, limit) {
  /** @type {T[]} */
  const results = [];
  // The workers share the iterator, so each takes the next job when it is free.
  const queue = jobs.entries();
  const worker = async () => {
    for (const [index, job] of queue) results[index] = await job();
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
