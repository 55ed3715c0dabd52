/** Largest body that is read, in bytes; the greatest list of servers has a tenth of it. */
const largestBody = 2 * 1024 * 1024;

/**
 * The text of a body, read as it comes so that an endless one is left at the limit.
 *
 * @returns Nothing of a body that is too large, so that it is as unreadable as an empty one. Rejects where the connection breaks.
 */
export async function readBody(response: Response): Promise<string> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  if (reader === undefined) return '';

  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > largestBody) {
      await reader.cancel();
      return '';
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
