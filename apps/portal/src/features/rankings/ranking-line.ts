import type { NamedPerson } from '@/components/person-name'

/** One line of a list, with nothing in it that all lines share; what is not said is not so. */
export interface RankingLine {
  /** The person's id, shortened. */
  readonly id: string
  readonly person: NamedPerson
  readonly partners: readonly NamedPerson[]
  readonly rank: number
  readonly shared: boolean
  /** Unset on a line that is new; else how many places were won, negative where they were lost. */
  readonly moved: number | undefined
  readonly value: string
  readonly counting: number
  readonly results: number
  /** Of a rating: the estimate and how far it may be off. */
  readonly estimate: string
  readonly provisional: boolean
  readonly club: { readonly code: string; readonly name: string } | undefined
}

const written = (value: string | number | boolean | null | undefined): string => {
  if (value === true) return '1'
  return value === false || value == null ? '' : String(value).replace(/\s+/g, ' ')
}

const personText = ({ number, nameHan, nameLatin, derivedLatin }: NamedPerson): string =>
  [number, nameHan, nameLatin, derivedLatin].map(written).join('\t')

const personOf = (text: string): NamedPerson => {
  const [number = '', han = '', latin = '', derived = ''] = text.split('\t')
  return { number, nameHan: han, nameLatin: latin, ...(derived ? { derivedLatin: derived } : {}) }
}

/**
 * A line as text, a third as long as its members with their names: a hundred of them go along with every list. Its own
 * members stand on the first line, then the person and the partners on one each.
 */
export const lineText = ({ person, partners, club, ...line }: RankingLine): string =>
  [
    [
      line.id,
      line.rank,
      line.shared,
      line.moved,
      line.value,
      line.counting,
      line.results,
      line.estimate,
      line.provisional,
      club?.code,
      club?.name,
    ]
      .map(written)
      .join('\t'),
    ...[person, ...partners].map(personText),
  ].join('\n')

/** The line again. */
export const readLine = (text: string): RankingLine => {
  const [own = '', person = '', ...partners] = text.split('\n')
  const [id = '', rank, shared, moved, value = '', counting, results, estimate = '', provisional, code, name = ''] =
    own.split('\t')
  return {
    id,
    person: personOf(person),
    partners: partners.map(personOf),
    rank: Number(rank),
    shared: shared === '1',
    moved: moved ? Number(moved) : undefined,
    value,
    counting: Number(counting),
    results: Number(results),
    estimate,
    provisional: provisional === '1',
    club: code ? { code, name } : undefined,
  }
}
