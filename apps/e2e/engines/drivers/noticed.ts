/**
 * Runs a function of the page; rejects if its document has been left, which is never answered or is another one.
 * The function refers to nothing outside itself.
 */
type RunInPage = (source: string, ...args: readonly (string | number)[]) => Promise<unknown>;

const maxAttempts = 3;

/** How long one question waits for an event after the driver has said that it has performed the actions. */
const maxNoticeMs = 1_000;

/** A busy machine may take seconds; an event that comes after its actions were repeated would happen twice. */
const maxQuestions = 5;

const beginNoticing = (event: string): void => {
  const noticed = new Promise<boolean>((resolve) => {
    const notice = (): void => {
      // Once the task of the event is over, in which the page answers to it.
      setTimeout(resolve, 0, true);
    };
    window.addEventListener(event, notice, { capture: true, once: true });
  });
  Reflect.set(window, 'noticedByPage', noticed);
};

/** Resolves to whether the event came, and to null in another document. */
const isNoticed = (maxMs: number): Promise<unknown> | null => {
  const noticed: unknown = Reflect.get(window, 'noticedByPage');
  if (noticed === undefined) return null;
  const late = new Promise((resolve) => {
    setTimeout(resolve, maxMs, false);
  });
  return Promise.race([Promise.resolve(noticed), late]);
};

/**
 * Performs actions until the document notices them. A driver may answer before that, and then the next question is about
 * the page as it was. Firefox gives a press, perhaps only its first half, to the tab that was in front before, and drops
 * keys while its window gets the focus; WebKit drops one on a busy machine. What has been noticed is not repeated: a press that
 * a page has lost by itself, by replacing what was pressed, is still a click on what is around it.
 */
export async function performUntilNoticed(
  run: RunInPage,
  event: 'click' | 'keydown',
  act: () => Promise<unknown>,
): Promise<void> {
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    await run(String(beginNoticing), event);
    await act();
    for (let questions = 0; questions < maxQuestions; questions += 1)
      // A document that has been left because of them cannot be asked.
      if ((await run(String(isNoticed), maxNoticeMs).catch(() => null)) !== false) return;
  }
  throw new Error(`The page did not notice ${event}.`);
}
