/** Whether the page runs as an installed app. Old versions of iOS only know a property of their own. */
export function isInstalledApp(): boolean {
  const isStandalone = 'standalone' in navigator && navigator.standalone === true;
  return isStandalone || window.matchMedia('(display-mode: standalone)').matches;
}

/** Calls `listener` when the player installs the page as an app. Returns a function that stops listening. */
export function onInstalled(listener: () => void): () => void {
  window.addEventListener('appinstalled', listener);
  return () => {
    window.removeEventListener('appinstalled', listener);
  };
}
