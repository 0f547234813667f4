import type { Db } from '../../db/client.js'
import { findByIdentifiers, findByIds, issuersOfNumbers } from '../registry/match.repo.js'
import { type MatchCandidate, matchPlayers } from '../registry/match-players.js'
import { isPersonNumber, looksLikePersonNumber, plainNumber } from '../registry/person-number.js'
import type { TableRow } from './columns.js'
import type { Ask } from './kind.js'
import { RowReader } from './read-cells.js'

/** From which likeness on somebody is asked about. */
const LEAST_LIKENESS = 80

export interface FoundPerson {
  readonly reader: RowReader
  readonly ask: Ask | undefined
}

/** The only candidate who bears exactly this name today. */
export const onlyNamesake = (candidates: readonly MatchCandidate[]): MatchCandidate | undefined => {
  const [only, ...others] = candidates.filter(({ because }) => because.includes('sameName'))
  return only && others.length === 0 && !only.because.includes('formerName') ? only : undefined
}

/** Names as they are, with the people of the register who are like them. A few statements for all of them. */
export const candidatesOf = async (
  db: Db,
  organisationId: string,
  names: readonly { readonly key: string; readonly name: string }[],
): Promise<ReadonlyMap<string, readonly MatchCandidate[]>> => {
  const players = names.map(({ key, name }) => ({ key, name, clubId: organisationId }))
  const matches = await matchPlayers(db, { organisationId, issuers: [], players })
  return new Map(
    [...matches].map(([key, match]) => [
      key,
      match.status === 'doubtful' ? match.candidates.filter(one => one.score >= LEAST_LIKENESS) : [],
    ]),
  )
}

interface Named {
  readonly reader: RowReader
  readonly number: string | undefined
  readonly name: string | undefined
  readonly issuer: string | undefined
  readonly identifier: string | undefined
}

const namedIn = (row: TableRow): Named => {
  const reader = new RowReader(row)
  const text = reader.text('person')
  const number = text && plainNumber(text)
  const [name, issuer, identifier] = [reader.text('name'), reader.text('issuer'), reader.text('identifier')]
  if (!number && !name && !identifier) reader.note('person', 'CELL_MISSING')
  return { reader, number, name, issuer, identifier }
}

/**
 * Who each row means: by our number, by a number of another body, or by name, which is asked about. Notes
 * NUMBER_MISPRINTED (two digits changed places), NUMBER_UNKNOWN, PERSON_NOT_FOUND, CELL_MISSING.
 */
export const findPeople = async (
  db: Db,
  organisationId: string,
  rows: readonly TableRow[],
): Promise<readonly FoundPerson[]> => {
  const named = rows.map(namedIn)
  const own = new Map(
    (
      await findByIds(
        db,
        named.flatMap(({ number }) => number ?? []),
      )
    ).map(row => [row.asked, row.personId]),
  )
  const values = named.flatMap(({ identifier, number }) => [identifier, number].flatMap(value => value ?? []))
  const issued = await findByIdentifiers(db, organisationId, await issuersOfNumbers(db, values), values)
  const byIssued = ({ issuer, identifier, number }: Named): string[] => {
    const wanted = identifier ?? number
    const found = issued.filter(row => row.value === wanted && (!issuer || row.issuer === issuer))
    return [...new Set(found.map(row => row.personId))]
  }
  const nameless = named.filter(({ number, identifier }) => !number && !identifier)
  const candidates = await candidatesOf(
    db,
    organisationId,
    nameless.map(({ reader, name = '' }) => ({ key: String(reader.row.row), name })),
  )
  return named.map(each => answer(each, own, byIssued(each), candidates.get(String(each.reader.row.row)) ?? []))
}

const answer = (
  { reader, number, name, identifier }: Named,
  own: ReadonlyMap<string, string>,
  issued: readonly string[],
  candidates: readonly MatchCandidate[],
): FoundPerson => {
  const key = String(reader.row.row)
  const text = [name, number ?? identifier].filter(Boolean).join(' ')
  const personId = (number && own.get(number)) || (issued.length === 1 ? issued[0] : undefined)
  if (personId) return { reader, ask: { key, text, personId, candidates: [], mustDecide: false } }
  if (number || identifier) {
    const misprinted = number && looksLikePersonNumber(number) && !isPersonNumber(number)
    if (misprinted) reader.note('person', 'NUMBER_MISPRINTED', { value: number })
    else if (reader.problems.length === 0)
      reader.note(number ? 'person' : 'identifier', issued.length > 1 ? 'NUMBER_OF_SEVERAL' : 'NUMBER_UNKNOWN', {
        value: number ?? identifier ?? '',
      })
    return { reader, ask: undefined }
  }
  if (name && candidates.length === 0) {
    reader.note('name', 'PERSON_NOT_FOUND', { value: name })
    return { reader, ask: undefined }
  }
  const namesake = onlyNamesake(candidates)
  const proposed = namesake && { personId: namesake.personId }
  return { reader, ask: { key, text, candidates, ...(proposed ? { proposed } : {}), mustDecide: true } }
}

/** Who a row is about, once decided: settled by a number, or as somebody said; nobody when it is left out. */
export const personOf = (
  { ask }: { readonly ask: Ask | undefined },
  who: (key: string) => unknown,
): string | undefined => {
  if (!ask) return undefined
  if (ask.personId) return ask.personId
  const said = who(ask.key)
  return typeof said === 'object' && said !== null && 'personId' in said ? String(said.personId) : undefined
}
