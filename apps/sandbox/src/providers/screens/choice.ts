import { type Markup, html } from '../../markup/html';

/** A choice among names, the first of them chosen; with one name there is nothing to choose. */
export function choice(legend: string, names: readonly string[]): Markup {
  const [first = '', ...others] = names;
  if (others.length === 0) return html`<p class="line">${legend} <b>${first}</b></p>`;
  const rows = names.map(
    (name, index) =>
      html`<label>
        <input
          type="radio"
          name="choice"
          value="${String(index)}"
          ${index === 0 ? html`checked` : html``}
        />
        ${name}
      </label>`,
  );
  return html`<fieldset class="choice">
    <legend>${legend}</legend>
    ${rows}
  </fieldset>`;
}
