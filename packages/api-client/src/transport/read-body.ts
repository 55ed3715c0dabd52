/** The size at which reading stops. A full list of servers has a tenth of it. */
const maxBodyBytes = 2 * 1024 * 1024;

/**
 * Reads the text of a body as a stream, so that an endless one is cancelled at the limit.
 *
 * @returns The text, or an empty string if the body is too large. Rejects if the connection breaks.
 */
export async function readBody(response: Response): Promise<string> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  if (reader === undefined) return '';

  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBodyBytes) {
      await reader.cancel();
      return '';
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
