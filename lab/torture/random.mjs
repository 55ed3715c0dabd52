/** Returns a whole number from 0 that is below the limit. */
export const below = (limit) => Math.floor(Math.random() * limit);

export const pick = (list) => list[below(list.length)];

export function shuffle(list) {
  const rest = [...list];
  return list.map(() => rest.splice(below(rest.length), 1)[0]);
}
