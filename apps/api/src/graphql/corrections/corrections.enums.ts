import type { CorrectionRow } from '../../domain/corrections/corrections.repo.js'
import type { GradeChange } from '../../domain/grading/preview-grades.js'
import { enumOf } from '../shared/enum.js'

export const CorrectionStatusEnum = enumOf<CorrectionRow['status']>('CorrectionStatus', 'Where a correction stands.', {
  PROPOSED: 'Waits for a second person.',
  APPLIED: 'Carried out.',
  DECLINED: 'Not carried out.',
})

export const CorrectionKindEnum = enumOf<CorrectionRow['kind']>('CorrectionKind', 'What a correction puts right.', {
  typo: 'A sheet was entered wrongly.',
  lateResult: 'A result came in late.',
  identity: 'Somebody was taken for somebody else.',
  ruling: 'A ruling changes it.',
  appeal: 'A decision on an appeal changes it.',
})

export const CorrectionAuthorityEnum = enumOf<CorrectionRow['authorityKind']>(
  'CorrectionAuthority',
  'On whose authority a correction rests.',
  {
    scorer: 'The scorer.',
    director: 'The director.',
    staff: 'The office.',
    ruling: 'A ruling.',
    appealDecision: 'A decision on an appeal.',
  },
)

export const GradeChangeKindEnum = enumOf<GradeChange['change']>('GradeChangeKind', 'How a grade would change.', {
  reached: 'It would be reached.',
  evidenceLost: 'It is held and would lose its evidence.',
})
