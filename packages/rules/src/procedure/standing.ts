import type { ClauseRef } from '../core/clause.js'
import type { AppealSubject, EntryKind, FilingCapacity, Procedure } from '../core/procedure.js'
import { no, type Verdict, yes } from './verdict.js'

export interface FilingQuestion {
  readonly subject: AppealSubject
  readonly capacity: FilingCapacity
  /** Whether the contested thing happened where the entry played. Unknown counts as yes: the clerk will see. */
  readonly ownTable?: boolean
}

/** Whether somebody in this capacity may bring this matter at all. */
export const mayAppeal = (procedure: Procedure, question: FilingQuestion): Verdict => {
  const { standing } = procedure
  if (!procedure.subjects.includes(question.subject)) return no('SUBJECT_NOT_APPEALABLE', standing.clause)
  if (!standing.capacities.includes(question.capacity)) return no('CAPACITY_NOT_ENTITLED', standing.clause)
  if (standing.ownTableOnly && question.ownTable === false) return no('NOT_OWN_TABLE', standing.clause)
  return yes(standing.clause)
}

export interface Signatory {
  readonly id: string
  readonly captain: boolean
  /** Known not to be there any more. */
  readonly absent: boolean
}

export interface ConcurrenceNeed {
  readonly id: string
  /** `given` for the filer, who agrees by filing. */
  readonly concurrence: 'notNeeded' | 'pending' | 'given' | 'deemed'
  readonly clause: ClauseRef
}

/**
 * Who of an entry must still agree to an appeal that one of them files. An absent member is taken to agree where the
 * edition says so (1997, 92D) and asked where it no longer does.
 */
export const concurrenceNeeds = (
  procedure: Procedure,
  kind: EntryKind,
  members: readonly Signatory[],
  filerId: string,
): ConcurrenceNeed[] => {
  const { needed, absentMember, clause } = procedure.concurrence
  const rule = needed[kind]
  const concurrenceOf = (member: Signatory): ConcurrenceNeed['concurrence'] => {
    if (member.id === filerId) return 'given'
    if (rule === 'nobody' || (rule === 'captain' && !member.captain)) return 'notNeeded'
    return member.absent && absentMember === 'deemed' ? 'deemed' : 'pending'
  }
  return members.map(member => ({ id: member.id, concurrence: concurrenceOf(member), clause }))
}
