import type { PopupProps } from '@shop/ui/sheet';
import { type ReactElement, useState } from 'react';
import { servers } from '../lists';
import { Box } from './box';
import { Search } from './search';
import { ServerRow } from './server-row';

function List(): ReactElement {
  const [typed, setTyped] = useState('');
  const found = servers.filter(({ id }) => id.includes(typed));
  return (
    <>
      <Search onType={setTyped} typed={typed} />
      <ul>
        {found.map((server, index) => (
          <ServerRow index={index} key={server.key} server={server} />
        ))}
      </ul>
    </>
  );
}

/** A search without windowing: filters all servers and renders every match. */
export function PlainServers(popup: PopupProps): ReactElement {
  return (
    <Box {...popup}>
      <List />
    </Box>
  );
}
