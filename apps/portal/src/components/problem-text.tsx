import { useLocale, useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { useProblemWords } from '#problem-words'
import { problemMessage, type SaidProblem } from '@/i18n/problem-message'

/**
 * Says problems in the reader's language. A component that asks for it waits in the browser until the sentences are there:
 * a `Suspense` stands around it, with nothing in their place for the moment.
 */
export const useProblemSentence = (): ((problem: SaidProblem) => string) => {
  const words = useProblemWords()
  const t = useTranslations('problemList')
  const locale = useLocale()
  return problem => (words ? problemMessage(words, problem, locale) : t('unworded', { code: problem.code }))
}

interface ProblemTextProps {
  readonly problems: readonly SaidProblem[]
}

function Sentences({ problems }: ProblemTextProps) {
  const sentence = useProblemSentence()
  return [...new Set(problems.map(sentence))].join(' ')
}

/** The sentences of problems as text, each said once. */
export function ProblemText({ problems }: ProblemTextProps) {
  return (
    <Suspense>
      <Sentences problems={problems} />
    </Suspense>
  )
}
