import type { ServerOption } from '@shop/ui/server-list-popup';
import type { CSSProperties, ReactElement } from 'react';

/** Props of {@link ServerRow}. */
interface ServerRowProps {
  server: ServerOption;
  index: number;
  style?: CSSProperties;
}

/** A minimal server row. */
export function ServerRow({ server, index, style }: ServerRowProps): ReactElement {
  return (
    <li data-index={index} style={style}>
      <button style={{ blockSize: 52, inlineSize: '100%' }} type="button">
        {server.id.toUpperCase()} <small>{server.name}</small>
      </button>
    </li>
  );
}
