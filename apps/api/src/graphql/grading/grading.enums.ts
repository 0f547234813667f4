import type { GradeOfPerson } from '../../domain/grading/grading.repo.js'
import { enumOf } from '../shared/enum.js'

export const GradeStatusEnum = enumOf<GradeOfPerson['status']>('GradeStatus', 'Whether a grade stands.', {
  AWARDED: 'It stands.',
  RECHECK: 'What it rested on has changed; somebody must look.',
  SUSPENDED: 'It does not count for now.',
  REVOKED: 'It was taken back.',
})
