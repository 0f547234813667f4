import type { ReactNode } from 'react'
import { ProblemText } from '@/components/problem-text'
import type { ApiFailure } from '@/lib/graphql/result'

interface SettingProblems {
  /** Sentences by the path of what cannot be read, e.g. `plan.format.rounds`. */
  readonly located: ReadonlyMap<string, ReactNode>
  /** What belongs to no setting. */
  readonly elsewhere: ApiFailure | undefined
}

/** A refusal, sorted: each problem of a setting at its setting, the others where an action says what came of it. */
export const settingProblems = (failure: ApiFailure | undefined): SettingProblems => {
  if (failure?.layer !== 'problems') return { located: new Map(), elsewhere: failure }
  const isLocated = (path: string | null | undefined) => /^(plan|settings)\./.test(path ?? '')
  const rest = failure.problems.filter(({ path }) => !isLocated(path))
  return {
    located: new Map(
      failure.problems
        .filter(({ path }) => isLocated(path))
        .map(problem => [problem.path ?? '', <ProblemText key={problem.path} problems={[problem]} />]),
    ),
    elsewhere: rest.length > 0 ? { ...failure, problems: rest } : undefined,
  }
}
