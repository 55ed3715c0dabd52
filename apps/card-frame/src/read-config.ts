/** What the deployment wrote into the document; null where that is nothing that can be read. */
export function readConfig(document: Document): unknown {
  try {
    return JSON.parse(document.getElementById('card-frame-config')?.textContent ?? 'null');
  } catch {
    return null;
  }
}
