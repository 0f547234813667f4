import { useLocale, useTranslations } from 'next-intl'
import { SportTag } from '@/components/sport-tag'
import { ExplanationTree } from '@/features/explanations'
import { inLanguage } from '@/lib/format/bilingual'
import type { Progress } from './load-outlook'
import { MissingForGrade } from './missing-for-grade'

/** Where on the ladder somebody stands, in a sentence. */
export function CurrentGrade({ progress }: { readonly progress: Progress }) {
  const t = useTranslations('outlook')
  const locale = useLocale()
  const { current, awarded } = progress
  if (!current) return <>{t('noGrade')}</>
  return <>{t(awarded ? 'gradeHeld' : 'gradeReached', { grade: inLanguage(current.name, locale) })}</>
}

/** What a requirement was compared with. */
export function GradeReasons({ progress }: { readonly progress: Progress }) {
  const t = useTranslations('outlook')
  const locale = useLocale()
  const names = new Map(progress.steps.map(step => [step.grade, inLanguage(step.name, locale)]))
  if (!progress.next) return null
  const events = new Map(progress.next.events.map(event => [event.id, inLanguage(event.name, locale)]))
  return (
    <details className="mt-2">
      <summary className="link min-h-6 cursor-pointer text-sm">{t('requirements')}</summary>
      <div className="mt-1 max-w-prose text-sm">
        <ExplanationTree
          nodes={progress.next.explanation.nodes}
          gradeName={grade => names.get(grade)}
          eventName={event => events.get(event)}
        />
      </div>
    </details>
  )
}

/** One ladder: the grade held, the next one, and what is missing by kind. */
export function GradeProgress({ progress }: { readonly progress: Progress }) {
  const t = useTranslations('outlook')
  const locale = useLocale()
  return (
    <li className="border-rule border-b py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <SportTag sport={progress.policy.sport} />
        <span className="text-muted text-sm">{inLanguage(progress.policy.name, locale)}</span>
      </p>
      <p className="mt-1">
        <CurrentGrade progress={progress} />
      </p>
      {progress.heldUpBy.length > 0 ? (
        <p className="max-w-prose text-seal text-sm">{t('heldUp', { cases: progress.heldUpBy.join(', ') })}</p>
      ) : null}
      <p className="mt-2 font-medium">
        {progress.next ? t('nextGrade', { grade: inLanguage(progress.next.step.name, locale) }) : t('topOfLadder')}
      </p>
      <MissingForGrade progress={progress} />
      <GradeReasons progress={progress} />
    </li>
  )
}
