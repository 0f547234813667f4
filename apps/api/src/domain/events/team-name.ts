const BETWEEN = /^[\s/／、,，;；&＆+·\-–—()（）]*(?:(?:and|und|et|和|与)[\s/／、,，;；&＆+·\-–—()（）]*)*$/iu

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/**
 * The name of a team or pair of its own; undefined where the entry is called by its players, in whatever order and
 * however they are joined.
 */
export const teamNameOf = (
  { nameAsEntered }: { readonly nameAsEntered: string },
  players: readonly { readonly nameAsEntered: string }[],
): string | undefined => {
  if (players.length === 0) return undefined
  const longestFirst = players.map(player => plain(player.nameAsEntered)).sort((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((text, name) => (name ? text.replace(name, ' ') : text), plain(nameAsEntered))
  return BETWEEN.test(rest) ? undefined : nameAsEntered
}
