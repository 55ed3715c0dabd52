/**
 * Loads a picture, so that it can be shown at once; `onLoaded` is not called if that fails. Returns a
 * function that stops waiting for it.
 */
export function loadPicture(address: string, onLoaded: () => void): () => void {
  const picture = new Image();
  picture.onload = onLoaded;
  picture.src = address;
  return () => {
    picture.onload = null;
  };
}
