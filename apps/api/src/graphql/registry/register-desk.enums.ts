import { enumOf } from '../shared/enum.js'
import type * as words from '../../domain/registry/vocabulary.js'
import type { DuplicateReason } from '../../domain/registry/duplicates.repo.js'

export const IssuerVisibilityEnum = enumOf<words.IssuerVisibility>(
  'IssuerVisibility',
  'Who sees the numbers that a body gives.',
  { public: 'Everybody.', private: 'Who keeps the register, and the person.' },
)

export const GuardianRelationEnum = enumOf<words.GuardianRelation>(
  'GuardianRelation',
  'What somebody is to the minor they answer for.',
  { parent: 'Mother or father.', guardian: 'Guardian by law.', coach: 'Coach.', other: 'Somebody else.' },
)

export const OfficeEnum = enumOf<words.Office>('Office', 'An office of a body.', {
  president: 'Chairs the body.',
  vicePresident: 'Stands in for the president.',
  secretary: 'Keeps its papers.',
  treasurer: 'Keeps its money.',
  registrar: 'Keeps its register.',
  delegate: 'Speaks for it in the body above.',
  coach: 'Trains its players.',
})

export const OfficialKindEnum = enumOf<words.OfficialKind>('OfficialKind', 'What a licence allows.', {
  director: 'To direct tournaments.',
  referee: 'To judge at the table.',
  scorer: 'To run the score desk.',
})

export const OfficialLevelEnum = enumOf<words.OfficialLevel>('OfficialLevel', 'The level of a licence.', {
  international: 'International.',
  national: 'National.',
  first: 'First.',
  second: 'Second.',
  third: 'Third.',
})

export const CommitteeBodyEnum = enumOf<words.CommitteeBody>('CommitteeBody', 'A committee with a roster.', {
  appeals: 'Appeals committee.',
  integrity: 'Integrity and discipline.',
  nationalAuthority: 'National authority on the laws.',
})

export const CommitteeStandingEnum = enumOf<words.CommitteeStanding>(
  'CommitteeStanding',
  'As what somebody sits, for panels of mixed standard.',
  { expert: 'Expert.', player: 'Player.', official: 'Technical official.' },
)

export const TransferAnswerEnum = enumOf<words.TransferAnswer>('TransferAnswer', 'What the club that is left says.', {
  released: 'Lets the person go.',
  objected: 'Objects.',
})

export const TransferDecisionEnum = enumOf<words.TransferDecision>('TransferDecision', 'How a transfer ended.', {
  approved: 'It takes effect on its day.',
  declined: 'Everything stays as it was.',
  withdrawn: 'Taken back by who asked for it.',
})

export const DuplicateReasonEnum = enumOf<DuplicateReason>('DuplicateReason', 'Why two records may be one person.', {
  sameName: 'Written alike in characters.',
  samePinyin: 'Written alike in Latin letters.',
  sameBirthDate: 'Born on the same day.',
  sameClub: 'Belong or belonged to the same body.',
  sameNumber: 'The same number from another body.',
})
