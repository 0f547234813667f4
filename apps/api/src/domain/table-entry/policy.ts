import { seatOfActor } from '../../auth/viewer.js'
import { allowed, type Permission, refused } from '../../base/permission.js'
import type { SheetRow } from '../results/results.repo.js'

/** What the table has not agreed on may still be written anew by it; what the desk or a correction wrote may not. */
export const canReplaceAtTable = (sheet: Pick<SheetRow, 'source'> | undefined, agreed: boolean): Permission =>
  sheet && (sheet.source !== 'table' || agreed) ? refused('TABLE_RESULT_SETTLED') : allowed

/** The other side agrees, never the one that wrote it; what came from the desk needs nobody's word at the table. */
export const canAgreeAtTable = (actor: string, sheet: Pick<SheetRow, 'source' | 'enteredBy'>): Permission => {
  if (sheet.source !== 'table') return refused('TABLE_RESULT_SETTLED')
  return sheet.enteredBy === actor ? refused('OWN_ENTRY') : allowed
}

/** Whether an actor of the records is a side of a table. */
export const isTable = (actor: string): boolean => seatOfActor(actor) !== undefined
