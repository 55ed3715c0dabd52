// Removes what earlier test files have left in the page. Unlike modules and the page, which the test files of a
// worker share, a set-up file runs for each of them.

if (typeof document !== 'undefined') {
  const { body, documentElement, head } = document;
  // The elements themselves stay, since modules keep them.
  for (const element of [documentElement, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
