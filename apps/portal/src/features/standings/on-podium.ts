/** A page of an order, as far as a podium asks. */
interface Shown<Line> {
  readonly revision: { readonly publishedAt: string | null; readonly groups: readonly string[] }
  readonly lines: readonly Line[]
}

/** More than these do not stand on three steps. */
const ROOM = 4

/** Those on the first three places of an order, once it is published, and where not so many share them that none stands out. */
export const placedFirst = <Line extends { readonly rank: number }>(
  isPublished: boolean,
  lines: readonly Line[],
): readonly Line[] => {
  if (!isPublished || lines.length <= 3) return []
  const first = lines.filter(({ rank }) => rank <= 3)
  return first.length > ROOM ? [] : first
}

/** Those of a stage: nobody where it is played in several groups, each with its own first. */
export const onPodium = <Line extends { readonly rank: number }>({ revision, lines }: Shown<Line>): readonly Line[] =>
  revision.groups.length > 1 ? [] : placedFirst(revision.publishedAt !== null, lines)
