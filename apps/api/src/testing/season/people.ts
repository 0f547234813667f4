import { insertPeople, type NewPerson } from '../../domain/registry/register.repo.js'
import { insertRows } from '../../domain/shared/insert-rows.js'
import type { Db } from '../../db/client.js'
import { affiliation, personPrivacy } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { SeededFederation } from './federation.js'
import { chineseName, type InventedName, westernName } from './names.js'
import type { Random } from '../../seed/random.js'
import { together } from '../scenario.js'

export interface SeededPerson {
  readonly id: string
  readonly number: string
  readonly display: string
  readonly clubId: string
  /** How well the person plays, around 0; decides nothing but the invented results. */
  readonly skill: number
  readonly sports: readonly string[]
}

export const PEOPLE = 2_000
const WESTERN = 60
/** The register was opened on this day. */
const OPENED = '2023-01-01'

interface Invented {
  readonly name: InventedName
  readonly person: NewPerson
}

const SPORTS = ['bridge', 'guandan', 'mahjong']

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const invent = (random: Random, at: number): Invented => {
  const name = at < WESTERN ? westernName(random, at) : chineseName(random)
  const day = `${random.between(1948, 2009)}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`
  const identifiers = [
    ...(random.percent(20) ? [{ issuer: 'CCBA', value: String(300_000 + at * 7) }] : []),
    ...(random.percent(6) ? [{ issuer: 'WBF', value: String(41_000 + at) }] : []),
    ...(random.percent(4) ? [{ issuer: 'WMF', value: `M${10_000 + at}` }] : []),
  ]
  return { name, person: { names: name.names, gender: name.gender, birthDate: day, identifiers } }
}

type Spell = typeof affiliation.$inferInsert

/** One club from the opening on; some have changed clubs since, some play mahjong for another one. */
const spellsOf = (random: Random, personId: string, clubId: string, federation: SeededFederation): Spell[] => {
  const recordedAt = new Date(`${OPENED}T02:00:00Z`)
  const spell = (organisationId: string, kind: Spell['kind'], sport: string, valid: string): Spell => ({
    personId,
    organisationId,
    kind,
    sport,
    valid,
    recordedAt,
  })
  const elsewhere = () => random.pick(federation.clubs.filter(club => club.id !== clubId)).id
  const moved = random.percent(8) ? random.pick(['2025-07-01', '2026-01-01', '2026-07-01']) : undefined
  const own = spell(clubId, 'affiliation', '*', `[${OPENED},${moved ?? ''})`)
  return [
    own,
    ...(moved ? [spell(elsewhere(), 'affiliation', '*', `[${moved},)`)] : []),
    ...(random.percent(3) ? [spell(elsewhere(), 'affiliation', 'mahjong', `[2025-01-01,)`)] : []),
    ...(random.percent(10) ? [spell(federation.federation.id, 'membership', '*', `[${OPENED},)`)] : []),
  ]
}

const privacyOf = (random: Random, personId: string): (typeof personPrivacy.$inferInsert)[] =>
  random.percent(12) ? [{ personId, hideBirthYear: random.percent(50), hideClub: random.percent(15) }] : []

/** Two thousand people with names, numbers of other bodies, clubs and transfers. */
export const seedPeople = (db: Db, random: Random, federation: SeededFederation): Promise<SeededPerson[]> =>
  together(db, async (tx: Transaction) => {
    const invented = Array.from({ length: PEOPLE }, (_, at) => invent(random, at))
    const stored = await insertPeople(
      tx,
      invented.map(one => one.person),
    )
    const people = stored.map(({ id, number }, at) => ({
      id,
      number,
      display: currentDisplay(invented[at]?.person),
      clubId: random.pick(federation.clubs).id,
      skill: random.bell(),
      sports: SPORTS.filter((_, sport) => sport === at % 3 || random.percent(25)),
    }))
    await insertRows(
      tx,
      affiliation,
      people.flatMap(person => spellsOf(random, person.id, person.clubId, federation)),
    )
    await insertRows(
      tx,
      personPrivacy,
      people.flatMap(person => privacyOf(random, person.id)),
    )
    return people
  })

/** The name that holds now in the person's first script. */
const currentDisplay = (person: NewPerson | undefined): string => {
  const names = person?.names ?? []
  const current = names.find(name => !name.valid || name.valid.endsWith(',)'))
  return (current ?? names[0])?.display ?? ''
}
