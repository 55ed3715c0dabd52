import type { ReactElement } from 'react';
import { readTokens } from './read-tokens';
import { TokenSample } from './token-sample';

const sheets = import.meta.glob<string>('../../src/tokens/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every token there is, by style sheet: its name, its value here, and what it looks like. */
export function TokenTable(): ReactElement {
  const values = getComputedStyle(document.documentElement);
  return (
    <>
      {readTokens(sheets).map(({ title, names }) => (
        <section key={title}>
          <h2>{title}</h2>
          <table>
            <thead>
              <tr>
                <th>Token</th>
                <th>Value</th>
                <th>Looks like</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                  </td>
                  <td>{values.getPropertyValue(name)}</td>
                  <td>
                    <TokenSample name={name} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
