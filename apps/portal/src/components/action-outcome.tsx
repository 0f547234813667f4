'use client'

import { FailureNotice } from '@/components/failure-notice'
import { LocatedProblems } from '@/components/located-problems'
import { ProblemList } from '@/components/problem-list'
import type { ApiFailure, ApiProblem } from '@/lib/graphql/result'

/** What came of an action that was refused or has warnings. */
export function ActionOutcome({
  failure,
  notes = [],
  ofFile = false,
}: {
  readonly failure?: ApiFailure
  readonly notes?: readonly ApiProblem[]
  /** Done with a file: problems have their place in it. */
  readonly ofFile?: boolean
}) {
  if (failure?.layer === 'problems') return <LocatedProblems problems={failure.problems} ofAct={!ofFile} />
  if (failure) return <FailureNotice failure={failure} />
  return notes.length > 0 ? <ProblemList problems={notes} ofAct={!ofFile} /> : null
}
