import type { AppealSubject, FilingCapacity, Procedure } from '../core/procedure.js'
import { no, type Verdict } from './verdict.js'

/** What is known of a filing when it is judged. Instants in epoch milliseconds. */
export interface FilingFacts {
  readonly subject: AppealSubject
  readonly filedAt: number
  readonly dueAt: number
  readonly leaveToFileLate: boolean
  readonly hasRuling: boolean
  readonly statement: string
  readonly signedAs: readonly FilingCapacity[]
  readonly concurrences: readonly ('notNeeded' | 'pending' | 'given' | 'refused' | 'deemed')[]
  /** Undefined where none is asked for. */
  readonly depositReceived: boolean | undefined
}

type Refusal = Extract<Verdict, { allowed: false }>

const refusal = (verdict: Verdict): Refusal[] => (verdict.allowed ? [] : [verdict])

const late = (procedure: Procedure, facts: FilingFacts): Refusal[] =>
  facts.filedAt > facts.dueAt && !facts.leaveToFileLate
    ? refusal(no('FILED_TOO_LATE', procedure.windows.filing?.clause ?? procedure.standing.clause))
    : []

const signatures = ({ form }: Procedure, facts: FilingFacts): Refusal[] =>
  form.written && form.signatures.some(capacity => !signs(facts.signedAs, capacity))
    ? refusal(no('SIGNATURE_MISSING', form.clause))
    : []

/** A contestant signs as contestant, whatever else he is. */
const signs = (signedAs: readonly FilingCapacity[], capacity: FilingCapacity): boolean =>
  capacity === 'contestant' ? signedAs.some(each => each !== 'organisation') : signedAs.includes(capacity)

const concurrence = ({ concurrence: { clause } }: Procedure, facts: FilingFacts): Refusal[] => {
  if (facts.concurrences.includes('refused')) return refusal(no('CONCURRENCE_WITHHELD', clause))
  return facts.concurrences.includes('pending') ? refusal(no('CONCURRENCE_MISSING', clause)) : []
}

const depositClause = ({ deposits, form }: Procedure) => deposits[0]?.clause ?? form.clause

/** Everything that stands between a filing and its admission; nothing when it may be admitted. */
export const admissibilityProblems = (procedure: Procedure, facts: FilingFacts): Refusal[] => [
  ...late(procedure, facts),
  ...(facts.subject === 'ruling' && !facts.hasRuling ? refusal(no('RULING_MISSING', procedure.standing.clause)) : []),
  ...(procedure.form.written && facts.statement.trim() === ''
    ? refusal(no('STATEMENT_MISSING', procedure.form.clause))
    : []),
  ...signatures(procedure, facts),
  ...concurrence(procedure, facts),
  ...(facts.depositReceived === false ? refusal(no('DEPOSIT_MISSING', depositClause(procedure))) : []),
]
