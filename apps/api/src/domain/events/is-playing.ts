import type { EntryRow } from './events.repo.js'

/** Whether an entry is paired in the rounds to come: it has neither withdrawn nor been cut by the format. */
export const isPlaying = ({ withdrawnAt, cutAfter }: Pick<EntryRow, 'withdrawnAt' | 'cutAfter'>): boolean =>
  withdrawnAt === null && cutAfter === null
