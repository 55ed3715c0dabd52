import type { ReactElement } from 'react';
import { brandTokens, tokenFile, tokenFileName } from './token-file';
import { TokenSample } from './token-sample';

/** Props of {@link TokenTable}. */
export interface TokenTableProps {
  brand: string;
  scheme: 'light' | 'dark';
  /** The style sheets whose tokens are shown. */
  sheets: readonly string[];
}

/**
 * The tokens of a topic in the toolbars' brand and scheme: name, looks, value, and of which others it is made.
 * Above them are all tokens of the brand and scheme as a file for design tools.
 */
export function TokenTable({ brand, scheme, sheets }: TokenTableProps): ReactElement {
  const values = getComputedStyle(document.documentElement);
  const all = [...brandTokens({ brand, scheme })];
  const tokens = sheets.flatMap((wanted) => all.filter(([, { sheet }]) => sheet === wanted));
  const file = JSON.stringify(tokenFile({ brand, scheme }), null, 2);
  const name = tokenFileName({ brand, scheme });
  return (
    <>
      <p>
        <a download={name} href={`data:application/design-tokens+json,${encodeURIComponent(file)}`}>
          {name}
        </a>
        : all tokens of this brand and scheme, for design tools (Design Tokens Community Group,
        2025.10)
      </p>
      <table cellPadding={8}>
        <thead>
          <tr>
            <th>Token</th>
            <th>Looks like</th>
            <th>Value</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(([token, { value }]) => (
            <tr key={token}>
              <th scope="row" style={{ textAlign: 'start', whiteSpace: 'nowrap' }}>
                <code>{token}</code>
              </th>
              <td>
                <TokenSample name={token} />
              </td>
              <td>
                {values.getPropertyValue(token)}
                {value.includes('var(') && (
                  <small style={{ display: 'block' }}>
                    <code>{value}</code>
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
