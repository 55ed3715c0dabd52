/** What the frame itself says, in the player's language. */
export interface FrameTexts {
  /** Title of the document. */
  readonly title: string;
  readonly loadFailed: string;
  readonly payInAnotherWay: string;
}

/**
 * What stands in the frame instead of the fields. A shop takes the frame away at once; one that
 * does not, for it is older, leaves the player a way out.
 *
 * @param leave - Null where no shop would hear of it.
 */
export function failureNotice(
  document: Document,
  texts: FrameTexts,
  leave: (() => void) | null,
): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'failure';
  notice.role = 'alert';
  const sentence = document.createElement('p');
  sentence.textContent = texts.loadFailed;
  notice.append(sentence);
  if (leave === null) return notice;

  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.payInAnotherWay;
  button.addEventListener('click', leave);
  notice.append(button);
  return notice;
}
