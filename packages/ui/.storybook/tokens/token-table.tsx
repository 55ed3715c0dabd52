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
 * The tokens of a topic in the toolbars' brand and scheme: name, value as written and here, and what it looks like.
 * Above them are all tokens of the brand and scheme as a file for design tools.
 */
export function TokenTable({ brand, scheme, sheets }: TokenTableProps): ReactElement {
  const values = getComputedStyle(document.documentElement);
  const tokens = [...brandTokens({ brand, scheme })].filter(([, { sheet }]) =>
    sheets.includes(sheet),
  );
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
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>Written as</th>
            <th>Value</th>
            <th>Looks like</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(([token, { value }]) => (
            <tr key={token}>
              <td>
                <code>{token}</code>
              </td>
              <td>{value}</td>
              <td>{values.getPropertyValue(token)}</td>
              <td>
                <TokenSample name={token} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
