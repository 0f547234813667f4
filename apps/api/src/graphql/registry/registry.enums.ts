import type { OrganisationKind } from '../../domain/registry/create-organisation.js'
import type { NameRow, PersonRow, SpellRow } from '../../domain/registry/people.repo.js'
import { enumOf } from '../shared/enum.js'
import type { MatchReason } from '../../domain/registry/name-likeness.js'

export const OrganisationKindEnum = enumOf<OrganisationKind>('OrganisationKind', 'The rank of a body in the tree.', {
  federation: 'A national federation: the root of a tree.',
  association: 'A regional association, below a federation or another association.',
  club: 'A club; nothing is below it.',
})

export const PersonStatusEnum = enumOf<PersonRow['status']>('PersonStatus', 'Whether somebody still plays.', {
  ACTIVE: 'Plays, or may.',
  INACTIVE: 'No longer plays.',
  DECEASED: 'Has died.',
})

export const GenderEnum = enumOf<PersonRow['gender']>('Gender', 'As the register states it.', {
  female: 'Female.',
  male: 'Male.',
  unstated: 'The register does not say.',
})

export const NameScriptEnum = enumOf<NameRow['script']>('NameScript', 'The script of a name, by ISO 15924.', {
  Hans: 'Simplified Chinese characters.',
  Hant: 'Traditional Chinese characters.',
  Latn: 'Latin letters.',
})

export const AffiliationKindEnum = enumOf<SpellRow['kind']>('AffiliationKind', 'How a person stands to a body.', {
  affiliation: 'Plays for it; one body at a time in each sport.',
  membership: 'Belongs to it; as many bodies as one likes.',
})

export const MatchReasonEnum = enumOf<MatchReason>(
  'MatchReason',
  'What speaks for somebody of the register being the one who is meant.',
  {
    sameName: 'The same name.',
    sameNameOtherOrder: 'The same names in another order.',
    samePinyin: 'Written alike in Latin letters.',
    initialsAgree: 'The initials agree.',
    closeSpelling: 'Spelled nearly alike.',
    sameNumber: 'The same number.',
    sameClub: 'The same club.',
    formerName: 'A name borne before.',
  },
)
