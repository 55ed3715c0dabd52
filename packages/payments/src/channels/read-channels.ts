import type {
  Channel,
  ChannelKind,
  ChannelsByRegion,
  LocalizedText,
  SubChannel,
} from '@shop/contract';

/** What {@link readChannels} makes of a payload. */
export type ChannelsReading =
  | {
      readonly kind: 'channels';
      /** For `listChannels`, `resolveChannel` and `outOfRangeChannels`. */
      readonly channelsByRegion: ChannelsByRegion;
    }
  | {
      readonly kind: 'malformed';
      /** The first wrong place, in words for developers: `US[2].min_money is a text, not a number`. */
      readonly reason: string;
    };

/** A place of the payload without the documented form. Never leaves this module. */
class WrongPlace extends Error {}

type Fields = Readonly<Record<string, unknown>>;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : 'a text';
  if (typeof value === 'number') return Number.isFinite(value) ? 'a number' : 'not finite';
  return `a ${typeof value}`;
}

function wrong(place: string, value: unknown, wanted: string): WrongPlace {
  const kind = kindOf(value);
  return new WrongPlace(`${place} is ${kind}${kind === 'missing' ? '' : `, not ${wanted}`}`);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readFields(value: unknown, place: string): Fields {
  if (isFields(value)) return value;
  throw wrong(place, value, 'an object');
}

/** Null or absent is an empty list. */
function readList<Item>(
  value: unknown,
  place: string,
  read: (item: unknown, place: string) => Item,
): Item[] {
  const list: unknown = value ?? [];
  if (!Array.isArray(list)) throw wrong(place, value, 'a list');
  return list.map((item: unknown, index) => read(item, `${place}[${index}]`));
}

/** A number is read as text: some back ends number their ids. Null or absent is empty. */
function readText(value: unknown, place: string): string {
  const text = Number.isFinite(value) ? String(value) : (value ?? '');
  if (typeof text === 'string') return text;
  throw wrong(place, value, 'a text');
}

function readRequiredText(value: unknown, place: string): string {
  const text = readText(value, place).trim();
  if (text === '') throw wrong(place, value, 'a text');
  return text;
}

const decimal = /^-?\d+(\.\d+)?$/;

/** A decimal in a text is read as a number. Null or absent is 0. */
function readNumber(value: unknown, place: string): number {
  const isDecimal = typeof value === 'string' && decimal.test(value.trim());
  const number = isDecimal ? Number(value) : (value ?? 0);
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw wrong(place, value, 'a number');
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isFields(value) && Object.values(value).every((text) => typeof text === 'string');
}

/** A text, or texts by language, which may be JSON in a text. Null or absent is empty. */
function readLocalized(value: unknown, place: string): LocalizedText {
  if (isTexts(value)) return value;
  const text = value ?? '';
  if (typeof text !== 'string') throw wrong(place, value, 'a text, or texts by language');
  if (!text.startsWith('{')) return text;
  try {
    const map: unknown = JSON.parse(text);
    return isTexts(map) ? map : text;
  } catch {
    return text;
  }
}

function readName(value: unknown, place: string): LocalizedText {
  const name = readLocalized(isFields(value) ? value : readRequiredText(value, place), place);
  if (typeof name === 'string') return name;
  const texts = Object.entries(name).filter(([, text]) => text.trim() !== '');
  if (texts.length === 0) throw new WrongPlace(`${place} has no text`);
  return Object.fromEntries(texts);
}

/** What a channel and its methods have in common. */
function readOffer(fields: Fields, place: string): Omit<SubChannel, 'channel_id'> {
  return {
    name: readName(fields['name'], `${place}.name`),
    icon: readText(fields['icon'], `${place}.icon`),
    min_money: readNumber(fields['min_money'], `${place}.min_money`),
    max_money: readNumber(fields['max_money'], `${place}.max_money`),
  };
}

function readMethod(item: unknown, place: string): SubChannel {
  const fields = readFields(item, place);
  const channel_id = readRequiredText(fields['channel_id'], `${place}.channel_id`);
  return { channel_id, ...readOffer(fields, place) };
}

/** A kind that the contract gains does not compile until it is here. */
const kinds: Readonly<Record<ChannelKind, true>> = {
  ...{ card: true, wallet: true, bank: true, cash: true },
  ...{ carrier: true, prepaid: true, other: true },
};

function isKind(value: unknown): value is ChannelKind {
  return typeof value === 'string' && Object.keys(kinds).includes(value);
}

function readChannel(item: unknown, place: string): Channel {
  const fields = readFields(item, place);
  const { pay_kind, open_coupon } = fields;
  return {
    payway_id: readRequiredText(fields['payway_id'], `${place}.payway_id`),
    channel_id: readText(fields['channel_id'], `${place}.channel_id`),
    ...readOffer(fields, place),
    sort: readNumber(fields['sort'], `${place}.sort`),
    description: readLocalized(fields['description'], `${place}.description`),
    open_coupon: [true, 1, '1', 'true'].some((yes) => yes === open_coupon),
    ...(isKind(pay_kind) && { pay_kind }),
    sub_payment: readList(fields['sub_payment'], `${place}.sub_payment`, readMethod),
  };
}

/** What all objects have: such a region would be found in a list without it. */
const notRegions = new Set(['', '__proto__', 'constructor', 'prototype']);

const maxNameLength = 40;

function readRegion([name, channels]: [string, unknown]): [string, readonly Channel[]] {
  const place = /^\w+$/.test(name) ? name : JSON.stringify(name);
  if (notRegions.has(name)) throw new WrongPlace(`${place} is no region`);
  return [name, readList(channels, place.slice(0, maxNameLength), readChannel)];
}

/**
 * Reads a payload as channels by region. For what does not come from a call of `@shop/contract`, such as the answer of
 * another back end that was mapped to the names of the specification. It accepts the forms that the reader of the
 * contract accepts, and returns the same; but that one leaves a broken channel out, and this one says what is wrong
 * with it. Never throws.
 *
 * Required are `payway_id` and `name` of a channel, and `channel_id` and `name` of its methods. A decimal in a text
 * (`"4.99"`) is read as a number. Fields that are not documented are left out.
 *
 * @example
 * const read = readChannels(mapped);
 * if (read.kind === 'malformed') report(read.reason);
 * else show(listChannels(read.channelsByRegion, { price: 4.99, platform: 'web' }));
 */
export function readChannels(payload: unknown): ChannelsReading {
  try {
    const regions = Object.entries(readFields(payload, 'the payload')).map(readRegion);
    return { kind: 'channels', channelsByRegion: Object.fromEntries(regions) };
  } catch (error) {
    const reason = error instanceof WrongPlace ? error.message : 'the payload cannot be read';
    return { kind: 'malformed', reason };
  }
}
