import type { Federation } from './federation.js'
import { chineseName, guestNames, type InventedName, knownNames } from './names.js'
import type { Random } from './random.js'
import { eachOf, type Troupe } from './troupe.js'

export interface Person {
  readonly id: string
  readonly number: string
  readonly display: string
  readonly nameEn: string
  readonly birthDate: string
  readonly club: string
  /** How well the person plays, around 0; decides nothing but the invented results. */
  readonly skill: number
  readonly sport: Sport
}

export const SPORTS = ['bridge', 'guandan', 'mahjong'] as const
export type Sport = (typeof SPORTS)[number]

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const bornIn = (random: Random, from: number, to: number): string =>
  `${random.between(from, to)}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`

interface Invented extends Omit<Person, 'id' | 'number'> {
  readonly name: InventedName
  readonly identifiers: readonly { readonly issuer: string; readonly value: string }[]
}

const invent = (random: Random, clubs: readonly { readonly id: string }[], at: number): Invented => {
  const name = guestNames[at] ?? knownNames[at - guestNames.length] ?? chineseName(random)
  const isYoung = at % 25 === 24
  return {
    name,
    display: name.names[0]?.display ?? '',
    nameEn: name.names.at(-1)?.display ?? '',
    birthDate: isYoung ? bornIn(random, 2010, 2013) : bornIn(random, 1950, 2004),
    club: clubs[at % clubs.length]?.id ?? '',
    skill: random.bell(),
    sport: SPORTS[at % SPORTS.length] ?? 'bridge',
    identifiers: random.percent(20) ? [{ issuer: 'CCBA', value: String(300_000 + at * 7) }] : [],
  }
}

interface Registering {
  readonly random: Random
  readonly federation: Federation
  readonly count: number
  /** The day on which everybody has a club. */
  readonly from: string
}

const registered = async (
  troupe: Troupe,
  office: string,
  at: Date,
  invented: Invented,
  { federation, from }: Registering,
): Promise<Person> => {
  const { name, identifiers, ...about } = invented
  const { gender, names } = name
  const input = {
    organisation: federation.federation.id,
    names,
    gender,
    birthDate: about.birthDate,
    identifiers,
    surelyNew: true,
  }
  type Made = { person: { id: string; number: string } }
  const { person } = await troupe.act<Made>(office, at, 'registerPerson', input, 'person { id number }')
  const club = { person: person.id, organisation: about.club, kind: 'affiliation', from }
  await troupe.act(office, at, 'affiliatePerson', club)
  return { ...about, ...person }
}

/** The office registers the members of the clubs; answers them in a fixed order. */
export const registerPeople = async (
  troupe: Troupe,
  office: string,
  at: Date,
  about: Registering,
): Promise<Person[]> => {
  const { random, federation, count } = about
  const names = new Set<string>()
  const invented: Invented[] = []
  while (invented.length < count) {
    const one = invent(random, federation.clubs, invented.length)
    if (names.has(one.display)) continue
    names.add(one.display)
    invented.push(one)
  }
  return eachOf(invented, 4, one => registered(troupe, office, at, one, about))
}
