/** What a question was answered with, or what stands for no answer where asking it failed. */
export async function answerOr<Answer>(
  ask: () => Promise<Answer>,
  noAnswer: Answer,
): Promise<Answer> {
  try {
    return await ask();
  } catch {
    // What was thrown may quote the request, and with it the card: it goes nowhere.
    return noAnswer;
  }
}
