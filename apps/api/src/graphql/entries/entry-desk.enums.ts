import type { EntryAnswer, EntryClass, FeeKind, RequestRow } from '../../domain/entries/entries.repo.js'
import { enumOf } from '../shared/enum.js'

export const EntryClassEnum = enumOf<EntryClass>('EntryClass', 'Who an event is for.', {
  open: 'Everybody.',
  women: 'Women.',
  men: 'Men.',
})

export const EntryRequestStatusEnum = enumOf<RequestRow['status']>(
  'EntryRequestStatus',
  'Where a request to play stands.',
  {
    AWAITING_PLAYERS: 'Somebody who is named has not agreed yet.',
    AWAITING_DESK: 'The desk has not looked at it yet.',
    WAITING_LIST: 'There is no room; it comes in when somebody leaves.',
    ENTERED: 'It is on the list of entries.',
    DECLINED: 'A player or the desk said no.',
    WITHDRAWN: 'Its players took it back.',
  },
)

export const EntryAnswerEnum = enumOf<EntryAnswer>('EntryAnswer', 'What somebody who is named says to it.', {
  asked: 'Nothing yet.',
  confirmed: 'Plays.',
  declined: 'Does not play.',
})

export const FeeKindEnum = enumOf<FeeKind>('FeeKind', 'Which way money of an entry went.', {
  payment: 'It was paid.',
  refund: 'It was given back.',
  waiver: 'It was let off.',
})

export type EntryWindow = 'NOT_YET' | 'OPEN' | 'CLOSED'

export const EntryWindowEnum = enumOf<EntryWindow>('EntryWindow', 'Whether entries are taken now.', {
  NOT_YET: 'They have not opened.',
  OPEN: 'They are taken.',
  CLOSED: 'Their time is over, or the event was called off.',
})
