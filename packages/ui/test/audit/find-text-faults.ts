/**
 * Returns the texts that are shown wrongly: markup in a name that became elements, a placeholder
 * without its value, and text that was escaped twice.
 */
export function findTextFaults(): readonly string[] {
  const faults = [...document.querySelectorAll('[data-became-markup]')].map(
    (element) => `markup in a text became an element: <${element.tagName.toLowerCase()}>`,
  );
  const shown = document.body.innerText;
  const placeholder = /\{\{\s*\w+\s*\}\}/.exec(shown);
  if (placeholder) faults.push(`a placeholder has no value: ${placeholder[0]}`);
  const escaped = /&(?:lt|gt|quot|amp|#\d+);/.exec(shown);
  if (escaped) faults.push(`a text was escaped twice: ${escaped[0]}`);
  return faults;
}
