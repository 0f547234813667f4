import type { GuideField, RulingAuthority } from '@paiji/rules'
import type { AdjustmentRow } from '../../domain/rulings/adjustments.repo.js'
import type { PartyRow, RulingRow } from '../../domain/rulings/rulings.repo.js'
import { enumOf } from '../shared/enum.js'

export const RulingKindEnum = enumOf<RulingRow['kind']>('RulingKind', 'What a ruling does.', {
  warning: 'A warning.',
  rectification: 'What went wrong is put right.',
  adjustedScore: 'The score is adjusted.',
  penalty: 'A penalty.',
  disqualification: 'A disqualification.',
  withdrawn: 'An earlier ruling no longer stands.',
})

export const RulingAuthorityEnum = enumOf<RulingAuthority>(
  'RulingAuthority',
  'On whose authority something is imposed.',
  {
    director: 'The director.',
    chiefDirector: 'The chief director.',
    committee: 'A committee.',
  },
)

export const RulingPartEnum = enumOf<RulingRow['part']>(
  'RulingPart',
  'What a ruling is about: it decides who hears an appeal.',
  {
    law: 'Which law applies, and what it says.',
    judgement: 'An assessment.',
    score: 'Arithmetic and recording.',
    discipline: 'Conduct.',
  },
)

export const RulingVisibilityEnum = enumOf<RulingRow['visibility']>('RulingVisibility', 'Who reads a ruling.', {
  public: 'Everybody.',
  parties: 'Those concerned, and the officials.',
})

export const RulingPartyRoleEnum = enumOf<PartyRow['role']>('RulingPartyRole', 'How a side is concerned by a ruling.', {
  offending: 'It committed the irregularity.',
  nonOffending: 'It did not.',
})

export const AdjustmentKindEnum = enumOf<AdjustmentRow['kind']>('AdjustmentKind', 'What stands beside the sheets.', {
  assigned: 'An assigned score, weighted or not.',
  artificial: 'An artificial score.',
  stated: 'What a results file states, in place of what is computed.',
  penalty: 'Points taken away.',
  annulled: 'A result that does not count.',
  forfeit: 'A game, match or session lost.',
  unranked: 'A contestant without a place.',
})

export const GuideFieldKindEnum = enumOf<GuideField['kind']>(
  'GuideFieldKind',
  'How a question of a guide is answered.',
  {
    choice: 'By one of its options.',
    integer: 'By a whole number within its bounds.',
    amount: 'By an exact amount in its unit.',
    award: 'By a score as the sport writes it.',
    entrant: 'By one of the contestants.',
  },
)
