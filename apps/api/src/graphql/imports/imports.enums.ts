import type { ImportHead, QuestionRow } from '../../domain/imports/imports.repo.js'
import { enumOf } from '../shared/enum.js'

export const ImportStatusEnum = enumOf<ImportHead['status']>('ImportStatus', 'Where a results file stands.', {
  READ: 'Read; it may be looked through and committed.',
  COMMITTED: 'Taken in: it became an event.',
  REFUSED: 'Not taken in.',
})

export const IdentityStatusEnum = enumOf<QuestionRow['status']>(
  'IdentityStatus',
  'Whether it is settled who a name of an import is.',
  {
    OPEN: 'To be decided.',
    LINKED: 'A person of the register.',
    NEW_PERSON: 'Registered as a new person.',
    LEFT_OPEN: 'Nobody of the register, as far as is known.',
  },
)

export const PersonMatchEnum = enumOf<'matched' | 'doubtful' | 'unknown'>(
  'PersonMatch',
  'How well a person of a file is known.',
  {
    matched: 'One person of the register, without doubt.',
    doubtful: 'One or several of the register may be meant.',
    unknown: 'Nobody of the register is like it.',
  },
)
