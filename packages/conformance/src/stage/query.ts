/** Parameters of a request, by name. */
export type Query = Readonly<Record<string, string>>;

/** The query without one parameter. */
export function without(query: Query, name: string): Query {
  return Object.fromEntries(Object.entries(query).filter(([other]) => other !== name));
}
