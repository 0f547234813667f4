import { ok, sports } from '@paiji/rules'
import type { AddIdentifierInput } from '../../domain/registry/add-identifier.js'
import type { AffiliatePersonInput } from '../../domain/registry/affiliate-person.js'
import { type CreateOrganisationInput, organisationKinds } from '../../domain/registry/create-organisation.js'
import type { MergePeopleInput } from '../../domain/registry/merge-people.js'
import type { NewName } from '../../domain/registry/register.repo.js'
import type { RegisterPersonInput } from '../../domain/registry/register-person.js'
import type { RenamePersonInput } from '../../domain/registry/rename-person.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { oneOf } from '../shared/one-of.js'
import type {
  AddIdentifierInputType,
  AffiliatePersonInputType,
  CreateOrganisationInputType,
  MergePeopleInputType,
  PersonNameInputType,
  RegisterPersonInputType,
  RenamePersonInputType,
} from './register.input.js'

const scripts = ['Hans', 'Hant', 'Latn'] as const
const genders = ['female', 'male', 'unstated'] as const
const belongings = ['affiliation', 'membership'] as const
const disciplines = ['*', ...sports.map(sport => sport.id)]

/** The forms of the register as its use cases take them; each answers ID_NOT_READABLE or VALUE_REFUSED. */

export const readOrganisation = (input: CreateOrganisationInputType): Outcome<CreateOrganisationInput> => {
  const kind = oneOf(organisationKinds, input.kind, 'kind')
  if (!kind.ok) return kind
  const parent = input.parent ? fromGlobalId('Organisation', input.parent, 'parent') : ok(undefined)
  if (!parent.ok) return parent
  const { code, nameZh, nameEn, timeZone } = input
  return ok({ code, nameZh, nameEn, kind: kind.value, parentId: parent.value, timeZone: timeZone ?? undefined })
}

const readName = (name: PersonNameInputType, path: string): Outcome<NewName> => {
  const script = oneOf(scripts, name.script, path)
  if (!script.ok) return script
  const { family, given, display } = name
  return ok({ script: script.value, family: family.trim(), given: given.trim(), display: display.trim() })
}

const readNames = (names: readonly PersonNameInputType[]): Outcome<NewName[]> => {
  const read: NewName[] = []
  for (const name of names) {
    const one = readName(name, 'names')
    if (!one.ok) return one
    read.push(one.value)
  }
  return ok(read)
}

export const readNewPerson = (input: RegisterPersonInputType): Outcome<RegisterPersonInput> => {
  const organisation = fromGlobalId('Organisation', input.organisation, 'organisation')
  if (!organisation.ok) return organisation
  const names = readNames(input.names)
  if (!names.ok) return names
  const gender = oneOf(genders, input.gender ?? 'unstated', 'gender')
  if (!gender.ok) return gender
  return ok({
    organisationId: organisation.value,
    names: names.value,
    gender: gender.value,
    identifiers: input.identifiers ?? [],
    surelyNew: input.surelyNew ?? false,
    ...(input.birthDate ? { birthDate: input.birthDate } : {}),
  })
}

export const readRename = (input: RenamePersonInputType): Outcome<RenamePersonInput> => {
  const person = fromGlobalId('Person', input.person, 'person')
  if (!person.ok) return person
  const name = readName(input.name, 'name')
  if (!name.ok) return name
  return ok({ personId: person.value, name: name.value, ...(input.since ? { since: input.since } : {}) })
}

export const readAffiliation = (input: AffiliatePersonInputType): Outcome<AffiliatePersonInput> => {
  const person = fromGlobalId('Person', input.person, 'person')
  if (!person.ok) return person
  const organisation = fromGlobalId('Organisation', input.organisation, 'organisation')
  if (!organisation.ok) return organisation
  const kind = oneOf(belongings, input.kind, 'kind')
  if (!kind.ok) return kind
  const sport = oneOf(disciplines, input.sport ?? '*', 'sport')
  if (!sport.ok) return sport
  const { from, until } = input
  const who = { personId: person.value, organisationId: organisation.value }
  return ok({ ...who, kind: kind.value, sport: sport.value, from, ...(until ? { until } : {}) })
}

export const readIdentifier = ({ person, ...number }: AddIdentifierInputType): Outcome<AddIdentifierInput> => {
  const id = fromGlobalId('Person', person, 'person')
  return id.ok ? ok({ personId: id.value, ...number }) : id
}

export const readMerge = ({ from, into, reason }: MergePeopleInputType): Outcome<MergePeopleInput> => {
  const [gone, stays] = [fromGlobalId('Person', from, 'from'), fromGlobalId('Person', into, 'into')]
  if (!gone.ok) return gone
  return stays.ok ? ok({ fromPersonId: gone.value, intoPersonId: stays.value, reason }) : stays
}
