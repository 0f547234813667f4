interface Named {
  readonly match: string | null
}

/** The names of the matches that are level and wait for somebody to be named. */
export const levelIn = (
  bracket: { readonly matches: readonly { readonly name: string; readonly level: boolean }[] } | null,
): readonly string[] => bracket?.matches.flatMap(match => (match.level ? [match.name] : [])) ?? []

/** Whether a round, closed or not, has a level match in which nobody was named to go on. */
export const waitsForName = (
  { tables }: { readonly tables: readonly Named[] },
  bracket: Parameters<typeof levelIn>[0],
): boolean => {
  const level = levelIn(bracket)
  return tables.some(({ match }) => match !== null && level.includes(match))
}
