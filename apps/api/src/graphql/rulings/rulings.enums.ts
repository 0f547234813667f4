import type { RulingAuthority, RulingKind } from '@paiji/rules'
import type { RulingRow } from '../../domain/rulings/rulings.repo.js'
import { enumOf } from '../shared/enum.js'

export const RulingKindEnum = enumOf<RulingKind>('RulingKind', 'What a ruling does.', {
  warning: 'A warning.',
  rectification: 'What went wrong is put right.',
  adjustedScore: 'The score is adjusted.',
  penalty: 'A penalty.',
  disqualification: 'A disqualification.',
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
