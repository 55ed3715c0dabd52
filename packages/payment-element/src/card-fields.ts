import type { PrepaidCard } from '@shop/contract';
import { element } from './element';
import type { Speech } from './texts/element-texts';

/** Makes the fields of a prepaid card. What is typed stays in them until it is taken. */
export function cardFields({ say }: Speech): HTMLElement {
  const field = (name: keyof PrepaidCard, type: string): HTMLElement =>
    element(
      'label',
      { part: 'field' },
      say(`prepaid.${name}`),
      element('input', {
        ...{ part: 'input', name, type, autocomplete: 'off', autocapitalize: 'off' },
        ...{ spellcheck: 'false', required: true, pattern: '.*\\S.*' },
      }),
    );
  const where = element('p', { part: 'text' }, say('prepaid.where'));
  const fields = [field('number', 'text'), field('password', 'password')];
  return element('div', { part: 'card' }, where, ...fields);
}

/** Takes the card that is typed below an element. The fields are empty afterwards. */
export function takeCard(place: HTMLElement): PrepaidCard {
  const taken = (name: keyof PrepaidCard): string => {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    const typed = input?.value ?? '';
    if (input !== null) input.value = '';
    return typed;
  };
  return { number: taken('number'), password: taken('password') };
}
