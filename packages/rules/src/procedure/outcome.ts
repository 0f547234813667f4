import type { ClauseRef } from '../core/clause.js'
import {
  type Deposit,
  type DepositEvent,
  type EntryKind,
  type Procedure,
  type PublicationLevel,
  publicationLevels,
} from '../core/procedure.js'

/** What this entry pays at this instance, if anything. */
export const depositFor = (procedure: Procedure, instance: number, kind: EntryKind): Deposit | undefined =>
  procedure.deposits.find(deposit => deposit.instance === instance && deposit.kinds.includes(kind))

/** What becomes of a deposit that was paid. */
export const depositFate = (
  procedure: Procedure,
  event: DepositEvent,
): { readonly fate: 'returned' | 'forfeited'; readonly clause: ClauseRef } => {
  const { deposits, returnedWhen, withoutMerit, form } = procedure
  const clause = deposits[0]?.clause ?? form.clause
  if (event === 'meritless' && withoutMerit) {
    return { fate: withoutMerit.forfeits ? 'forfeited' : 'returned', clause: withoutMerit.clause }
  }
  return { fate: returnedWhen.includes(event) ? 'returned' : 'forfeited', clause }
}

/** Names at open level, roles below it; wherever somebody under age is concerned, never names. */
export const publicationDefault = (
  procedure: Procedure,
  about: { readonly category: string; readonly minorConcerned: boolean },
): PublicationLevel => {
  const level = procedure.publication.byCategory[about.category] ?? procedure.publication.otherwise
  return about.minorConcerned && level === 'names' ? 'roles' : level
}

/** Whether a level tells no more than another. */
export const atMostAsOpen = (level: PublicationLevel, than: PublicationLevel): boolean =>
  publicationLevels.indexOf(level) >= publicationLevels.indexOf(than)
