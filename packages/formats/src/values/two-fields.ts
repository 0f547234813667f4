/** Who met whom on a board of a section, by the numbers and names of a file. */
export interface Meeting {
  readonly board: string
  readonly ns: string
  readonly ew: string
  readonly nsNames?: string | undefined
  readonly ewNames?: string | undefined
}

/** Least shares at which numbers are no slips: of a Mitchell with 20 tables one line in 20 is a number against itself. */
const LEAST_LINES = 0.02
const LEAST_BOARDS = 0.2

const peopleOf = (names: string | undefined): string =>
  (names ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ')

/** Whether the numbers that stand in both columns name other people in each; undefined where no names say so. */
const byNames = (meetings: readonly Meeting[]): boolean | undefined => {
  const named = (number: (one: Meeting) => string, names: (one: Meeting) => string | undefined) =>
    new Map(meetings.filter(names).map(one => [number(one), names(one)] as const))
  const [ns, ew] = [
    named(
      one => one.ns,
      one => one.nsNames,
    ),
    named(
      one => one.ew,
      one => one.ewNames,
    ),
  ]
  const both = [...ns.keys()].filter(number => ew.has(number))
  return both.length === 0
    ? undefined
    : 2 * both.filter(number => peopleOf(ns.get(number)) !== peopleOf(ew.get(number))).length > both.length
}

const groupsBy = <T>(all: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const known = groups.get(key(one))
    if (known) known.push(one)
    else groups.set(key(one), [one])
  }
  return groups
}

/** The numbers on both sides of a board; two teams that meet in both rooms are no sign of two fields. */
const sharedOn = (lines: readonly Meeting[]): number => {
  const met = new Set(lines.map(({ ns, ew }) => `${ns}\n${ew}`))
  const once = lines.filter(({ ns, ew }) => ns === ew || !met.has(`${ew}\n${ns}`))
  const ew = new Set(once.map(line => line.ew))
  return new Set(once.map(line => line.ns).filter(number => ew.has(number))).size
}

/**
 * Whether a section numbers its north–south and east–west pairs apart, as its results show: a pair plays a board once
 * and never itself, so numbers that stand in both columns of a board are two contestants each. One or two mistyped
 * numbers decide nothing; names in the columns stand before numbers.
 */
export const areTwoFields = (meetings: readonly Meeting[]): boolean => {
  const told = byNames(meetings)
  if (told !== undefined) return told
  const selves = meetings.filter(({ ns, ew }) => ns === ew)
  const numbers = new Set(selves.map(({ ns }) => ns)).size
  if (numbers > 1 && selves.length >= LEAST_LINES * meetings.length) return true
  const played = [...groupsBy(meetings, one => one.board).values()].filter(lines => lines.length > 1)
  const shared = played.filter(lines => sharedOn(lines) > 1).length
  return shared > 0 && shared >= LEAST_BOARDS * played.length
}

/** The sections whose directions are numbered apart. */
export const twoFieldSections = (meetings: readonly (Meeting & { readonly section: string })[]): ReadonlySet<string> =>
  new Set([...groupsBy(meetings, one => one.section)].flatMap(([section, own]) => (areTwoFields(own) ? section : [])))
