/** PostgreSQL takes 65,535 parameters in a statement; none of our rows has 30 of them. */
const chunk = 2_000;

/** Writes many rows in statements that are not too long; nothing for no rows. */
export async function inChunks<Row>(
  rows: readonly Row[],
  write: (part: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk)
    await write(rows.slice(start, start + chunk));
}
