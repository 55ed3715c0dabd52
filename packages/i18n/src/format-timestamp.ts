const tenDigits = /^\d{10}$/;

/** Converts a timestamp of the API to milliseconds since 1970: ten digits are seconds (spec §9). */
function inMilliseconds(timestamp: number): number {
  return tenDigits.test(String(timestamp)) ? timestamp * 1000 : timestamp;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function offsetLabel(offsetMinutes: number): string {
  const hours = Math.trunc(Math.abs(offsetMinutes) / 60);
  const minutes = Math.abs(offsetMinutes) % 60;
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`;
}

/**
 * Returns by how many minutes local time is ahead of UTC at a timestamp. It depends on the timestamp
 * because of daylight saving time.
 *
 * @param timestamp Seconds if it has ten digits, else milliseconds.
 */
export function localOffsetMinutes(timestamp: number): number {
  return -new Date(inMilliseconds(timestamp)).getTimezoneOffset();
}

/**
 * Formats a timestamp as year/month/day hour:minute with its UTC offset (spec §9), the same in every
 * language. Returns an empty string if the timestamp is not a valid date.
 *
 * @param timestamp Seconds if it has ten digits, else milliseconds.
 * @param offsetMinutes Minutes ahead of UTC, for instance from {@link localOffsetMinutes}.
 * @example formatTimestamp(1_795_248_000, 480) // '2026/11/21 16:00 UTC+8'
 */
export function formatTimestamp(timestamp: number, offsetMinutes: number): string {
  const shifted = new Date(inMilliseconds(timestamp) + offsetMinutes * 60_000);
  if (Number.isNaN(shifted.getTime())) return '';
  const day = [
    shifted.getUTCFullYear(),
    twoDigits(shifted.getUTCMonth() + 1),
    twoDigits(shifted.getUTCDate()),
  ].join('/');
  const time = `${twoDigits(shifted.getUTCHours())}:${twoDigits(shifted.getUTCMinutes())}`;
  return `${day} ${time} ${offsetLabel(offsetMinutes)}`;
}
