/** Parses the configuration in the document; null if it is missing or not JSON. */
export function readConfig(document: Document): unknown {
  try {
    return JSON.parse(document.getElementById('card-frame-config')?.textContent ?? 'null');
  } catch {
    return null;
  }
}
