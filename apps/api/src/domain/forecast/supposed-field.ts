import { err, ok, problem } from '@paiji/rules'
import type { AwardedLine, AwardedPlayer } from '../awards/awards.repo.js'
import { groupBy } from '../../base/group-by.js'
import type { Outcome } from '../../base/problem.js'

/** An entry of the stage whose result gives the points, with the people its players stand for. */
export interface FieldEntry {
  readonly entryId: string
  readonly group: string | null
  readonly people: readonly string[]
}

/** The field that a place is supposed in. */
export interface SupposedField {
  /** Contestants who are ranked together with this one. */
  readonly size: number
  /** The entries so far, this contestant added if it has not entered; or a number that was given. */
  readonly source: 'entries' | 'stated'
  /** Entered so far where this contestant is ranked. */
  readonly entries: number
  readonly entered: boolean
  /** Whether everybody plays for himself; undefined while nobody has entered. */
  readonly individual: boolean | undefined
  readonly group: string | null
  /** Those who would get the same points: the entry's players, or the person alone. */
  readonly people: readonly string[]
  readonly own: string
  readonly standings: readonly AwardedLine[]
}

const MOST = 5000

const places = (prefix: string, group: string | null, count: number): AwardedLine[] =>
  Array.from({ length: count }, (_, at) => ({ entryId: `${prefix}${at + 1}`, group, rank: at + 1 }))

/** The largest group: where somebody who has not entered yet is supposed to play. */
const largest = (groups: ReadonlyMap<string, readonly FieldEntry[]>): string | null =>
  [...groups].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] || null

/**
 * Standings in which the person's entry has a place to itself and everybody else some other one. Who they are is not
 * looked at. A given size holds for every group. Problems: FIELD_SIZE_NEEDED, FIELD_SIZE_OUT_OF_RANGE,
 * PLACE_OUT_OF_FIELD.
 */
export const supposedField = (
  entries: readonly FieldEntry[],
  asked: { readonly personId: string; readonly place: number; readonly size?: number | undefined },
): Outcome<SupposedField> => {
  const { personId, place, size: given } = asked
  if (given !== undefined && !(Number.isInteger(given) && given >= 1 && given <= MOST))
    return err([problem('FIELD_SIZE_OUT_OF_RANGE', { at: { path: 'field' }, params: { most: MOST } })])
  const found = entries.find(entry => entry.people.includes(personId))
  const groups = groupBy(entries, entry => entry.group ?? '')
  const group = found ? found.group : largest(groups)
  const together = groups.get(group ?? '')?.length ?? 0
  if (given === undefined && together === 0) return err([problem('FIELD_SIZE_NEEDED', { at: { path: 'field' } })])
  const size = given ?? (found ? together : together + 1)
  if (!(Number.isInteger(place) && place >= 1 && place <= size))
    return err([problem('PLACE_OUT_OF_FIELD', { at: { path: 'place' }, params: { field: size } })])
  const own = `own/${place}`
  const others = [...groups].filter(([name]) => name !== (group ?? ''))
  return ok({
    size,
    source: given === undefined ? 'entries' : 'stated',
    entries: together,
    entered: found !== undefined,
    individual: entries.length === 0 ? undefined : entries.every(entry => entry.people.length <= 1),
    group,
    people: found?.people ?? [personId],
    own,
    standings: [
      ...places('with/', group, size).map(line => (line.rank === place ? { ...line, entryId: own } : line)),
      ...others.flatMap(([name, members]) => places(`${name}/`, name, given ?? members.length)),
    ],
  })
}

/** Everybody in the field as the award rules read them: others count as members, as long as nobody knows who comes. */
export const supposedPlayers = (
  field: SupposedField,
  known: readonly Omit<AwardedPlayer, 'entryId'>[],
): AwardedPlayer[] => [
  ...known.map(player => ({ ...player, entryId: field.own })),
  ...field.standings
    .filter(({ entryId }) => entryId !== field.own)
    .map(({ entryId }) => ({ entryId, personId: entryId, number: '', member: true })),
]
