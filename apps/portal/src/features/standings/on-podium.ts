/** A page of an order, as far as a podium asks. */
interface Shown<Line> {
  readonly revision: { readonly publishedAt: string | null; readonly groups: readonly string[] }
  readonly lines: readonly Line[]
}

/** More than these do not stand on three steps. */
const ROOM = 4

/**
 * Those on the first three places of an order that the federation has published; nobody while it can still change
 * with the next result, in a stage of several groups, or where so many share a place that none stands out.
 */
export const onPodium = <Line extends { readonly rank: number }>({ revision, lines }: Shown<Line>): readonly Line[] => {
  if (revision.publishedAt === null || revision.groups.length > 1 || lines.length <= 3) return []
  const first = lines.filter(({ rank }) => rank <= 3)
  return first.length > ROOM ? [] : first
}
