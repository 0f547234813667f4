import { ok } from '@paiji/rules'
import type { AddIdentifierInput } from '../../domain/registry/add-identifier.js'
import type { AffiliatePersonInput } from '../../domain/registry/affiliate-person.js'
import type { CreateOrganisationInput } from '../../domain/registry/create-organisation.js'
import type { MergePeopleInput } from '../../domain/registry/merge-people.js'
import type { NewName } from '../../domain/registry/register.repo.js'
import type { RegisterPersonInput } from '../../domain/registry/register-person.js'
import type { RenamePersonInput } from '../../domain/registry/rename-person.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import type {
  AddIdentifierInputType,
  AffiliatePersonInputType,
  CreateOrganisationInputType,
  MergePeopleInputType,
  PersonNameInputType,
  RegisterPersonInputType,
  RenamePersonInputType,
} from './register.input.js'

/** The forms of the register as its use cases take them; each answers ID_NOT_READABLE. */

export const readOrganisation = (input: CreateOrganisationInputType): Outcome<CreateOrganisationInput> => {
  const parent = input.parent ? fromGlobalId('Organisation', input.parent, 'parent') : ok(undefined)
  if (!parent.ok) return parent
  const { code, kind, nameZh, nameEn, timeZone, idempotencyKey } = input
  return ok({ code, nameZh, nameEn, kind, parentId: parent.value, timeZone: timeZone ?? undefined, idempotencyKey })
}

const toName = ({ script, family, given, display }: PersonNameInputType): NewName => ({
  script,
  family: family.trim(),
  given: given.trim(),
  display: display.trim(),
})

export const readNewPerson = (input: RegisterPersonInputType): Outcome<RegisterPersonInput> => {
  const organisation = fromGlobalId('Organisation', input.organisation, 'organisation')
  if (!organisation.ok) return organisation
  return ok({
    organisationId: organisation.value,
    names: input.names.map(toName),
    gender: input.gender ?? 'unstated',
    identifiers: input.identifiers ?? [],
    surelyNew: input.surelyNew ?? false,
    idempotencyKey: input.idempotencyKey,
    ...(input.birthDate ? { birthDate: input.birthDate } : {}),
  })
}

export const readRename = (input: RenamePersonInputType): Outcome<RenamePersonInput> => {
  const person = fromGlobalId('Person', input.person, 'person')
  if (!person.ok) return person
  const { since, idempotencyKey } = input
  return ok({ personId: person.value, name: toName(input.name), idempotencyKey, ...(since ? { since } : {}) })
}

export const readAffiliation = (input: AffiliatePersonInputType): Outcome<AffiliatePersonInput> => {
  const person = fromGlobalId('Person', input.person, 'person')
  if (!person.ok) return person
  const organisation = fromGlobalId('Organisation', input.organisation, 'organisation')
  if (!organisation.ok) return organisation
  const { kind, sport, from, until, idempotencyKey } = input
  const who = { personId: person.value, organisationId: organisation.value }
  return ok({ ...who, kind, sport: sport ?? '*', from, idempotencyKey, ...(until ? { until } : {}) })
}

export const readIdentifier = ({ person, ...number }: AddIdentifierInputType): Outcome<AddIdentifierInput> => {
  const id = fromGlobalId('Person', person, 'person')
  return id.ok ? ok({ personId: id.value, ...number }) : id
}

export const readMerge = ({ from, into, reason, idempotencyKey }: MergePeopleInputType): Outcome<MergePeopleInput> => {
  const [gone, stays] = [fromGlobalId('Person', from, 'from'), fromGlobalId('Person', into, 'into')]
  if (!gone.ok) return gone
  return stays.ok ? ok({ fromPersonId: gone.value, intoPersonId: stays.value, reason, idempotencyKey }) : stays
}
