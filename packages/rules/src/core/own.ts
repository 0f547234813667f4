/** What a table says of a key that somebody typed: `constructor` and its like stand in no table of ours. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
