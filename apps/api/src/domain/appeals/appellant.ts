import { err, ok, problem } from '@paiji/rules'
import type { EntryKind, FilingCapacity } from '@paiji/rules/procedure'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { LineUpMember } from './filing.repo.js'

/** An entry by the people in it. The first in a team's line-up is its captain. */
export interface Appellant {
  readonly entryId: string
  readonly kind: EntryKind
  readonly members: readonly LineUpMember[]
  readonly filer: LineUpMember
  readonly capacity: FilingCapacity
}

const KINDS: readonly EntryKind[] = ['individual', 'pair']

const membersOf = (lineUp: readonly LineUpMember[], entryId: string): LineUpMember[] => {
  const own = lineUp.filter(member => member.entryId === entryId)
  return own.filter((member, at) => own.findIndex(other => samePlayer(other, member)) === at)
}

const samePlayer = (a: LineUpMember, b: LineUpMember): boolean =>
  a.personId !== null && b.personId !== null ? a.personId === b.personId : a.playerId === b.playerId

/** How many people an entry holds says what it is. */
export const entryKindOf = (members: readonly unknown[]): EntryKind => KINDS[members.length - 1] ?? 'team'

export const isCaptain = (kind: EntryKind, member: LineUpMember): boolean => kind === 'team' && member.ordinal === 1

/**
 * The entry for which a viewer may file: one in whose line-up the viewer's own person stands.
 * Problems: NOT_PERMITTED (NOT_SIGNED_IN, ACCOUNT_WITHOUT_PERSON, NOT_IN_THE_ENTRY).
 */
export const appellantOf = (
  viewer: Viewer,
  lineUp: readonly LineUpMember[],
  entryId: string | undefined,
): Outcome<Appellant> => {
  const refuse = (reason: string): Outcome<never> => err([problem('NOT_PERMITTED', { params: { reason } })])
  if (viewer.accountId === undefined) return refuse('NOT_SIGNED_IN')
  if (viewer.personId === undefined) return refuse('ACCOUNT_WITHOUT_PERSON')
  const filer = lineUp.find(
    member => member.personId === viewer.personId && (entryId === undefined || member.entryId === entryId),
  )
  if (!filer) return refuse('NOT_IN_THE_ENTRY')
  const members = membersOf(lineUp, filer.entryId)
  const kind = entryKindOf(members)
  const capacity = kind === 'team' ? (isCaptain(kind, filer) ? 'captain' : 'teamMember') : 'contestant'
  return ok({ entryId: filer.entryId, kind, members, filer, capacity })
}
