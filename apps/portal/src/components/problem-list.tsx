import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { Fold } from '@/components/fold'
import { useProblemSentence } from '@/components/problem-text'
import { InfoIcon, WarningIcon } from '@/components/ui/icons'
import type { ApiProblem } from '@/lib/graphql/result'

const rank = (problem: ApiProblem): number =>
  ['error', 'warning', 'info'].indexOf((problem.severity ?? 'error').toLowerCase())

/** A problem of a file has a place in it and a code to look up; one of an act is said in full by its sentence. */
const isLocated = (problem: ApiProblem): boolean => problem.line != null || Boolean(problem.path)

function Place({ problem }: { readonly problem: ApiProblem }) {
  const t = useTranslations('problemList')
  return (
    <span className="figures text-muted text-sm">
      {problem.line == null ? null : t('line', { line: problem.line, column: problem.column ?? 0 })}
      {problem.path ? <code className="ml-2 break-all">{problem.path}</code> : null}
    </span>
  )
}

interface ProblemListProps {
  readonly problems: readonly ApiProblem[]
  /** Of something done just now, not of a file: the place is a field of the form, and the sentence names it. */
  readonly ofAct?: boolean
}

/** What makes two problems of one kind: the code, and what it is about where a code is about several things. */
const kindOf = ({ code, severity, params }: ApiProblem): string =>
  [severity, code, params?.find(({ name }) => name === 'what')?.value].join(' ')

/** Problems of a file by kind, the gravest first; each problem of an act is its own. */
const kindsOf = (problems: readonly ApiProblem[], ofAct: boolean): readonly (readonly ApiProblem[])[] => {
  const kinds = new Map<string, ApiProblem[]>()
  for (const [at, problem] of [...problems].sort((a, b) => rank(a) - rank(b)).entries()) {
    const kind = ofAct ? `${at}` : kindOf(problem)
    const known = kinds.get(kind)
    if (known) known.push(problem)
    else kinds.set(kind, [problem])
  }
  return [...kinds.values()]
}

function Said({ problem, ofAct }: { readonly problem: ApiProblem; readonly ofAct: boolean }) {
  const sentence = useProblemSentence()
  const t = useTranslations('problemList')
  return (
    <>
      <p>
        <span className="sr-only">{t(rank(problem) <= 0 ? 'error' : 'warning')}</span>
        {sentence(problem)}
      </p>
      {!ofAct && isLocated(problem) ? (
        <p className="flex flex-wrap gap-x-3">
          <Place problem={problem} />
          <code className="text-muted text-xs leading-5">{problem.code}</code>
        </p>
      ) : null}
    </>
  )
}

function Items({ problems, ofAct = false }: ProblemListProps) {
  const sentence = useProblemSentence()
  const t = useTranslations('problemList')
  const said = (problem: ApiProblem) => [sentence(problem), problem.path, problem.line].join(' ')
  // One sentence says it once, though an act may meet the same obstacle twice.
  const different = [...new Map(problems.map(problem => [said(problem), problem])).values()]
  return (
    <ul className="divide-y divide-rule border-rule border-y">
      {kindsOf(different, ofAct).map(([first, ...others], index) => {
        if (!first) return null
        const grave = rank(first) <= 0
        const Mark = grave ? WarningIcon : InfoIcon
        return (
          <li key={index} className="flex gap-3 py-2.5">
            <Mark className={grave ? 'mt-0.5 shrink-0 text-seal' : 'mt-0.5 shrink-0 text-muted'} />
            <div className="min-w-0">
              <Said problem={first} ofAct={ofAct} />
              {others.length > 0 ? (
                <Fold title={t('alike', { count: others.length })}>
                  <ul className="space-y-2">
                    {others.map((problem, at) => (
                      <li key={at}>
                        <Said problem={problem} ofAct={ofAct} />
                      </li>
                    ))}
                  </ul>
                </Fold>
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Problems with their place, the gravest first. */
export function ProblemList(props: ProblemListProps) {
  if (props.problems.length === 0) return null
  return (
    <Suspense>
      <Items {...props} />
    </Suspense>
  )
}
