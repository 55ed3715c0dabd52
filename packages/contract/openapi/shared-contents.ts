import type { JsonSchema } from '@valibot/to-json-schema';
import type { Call } from '../src/call';
import { channelList } from '../src/calls/channel-list';
import { gameList } from '../src/calls/game-list';
import { createdOrder } from '../src/calls/payment/created-order';
import { userInfo } from '../src/user-info';

/** Contents of several calls, with their names in the document. */
const names: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [createdOrder, 'CreatedOrder'],
  [userInfo, 'UserInfo'],
  [gameList.content, 'Games'],
  [channelList.content, 'ChannelsByRegion'],
]);

/** Collects shared contents, so that each is written once. */
export interface SharedContents {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Returns the content, or a reference to it if it is shared. */
  refer(call: Call, content: JsonSchema): JsonSchema;
}

/** Starts without shared contents. */
export function shareContents(): SharedContents {
  const schemas: Record<string, JsonSchema> = {};
  return {
    schemas,
    refer(call, content) {
      const name = names.get(call.content);
      if (name === undefined) return content;
      schemas[name] = content;
      return { $ref: `#/components/schemas/${name}` };
    },
  };
}
