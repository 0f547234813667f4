import { getLocale, getTranslations } from 'next-intl/server'
import { SportTag } from '@/components/sport-tag'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { MissingForGrade } from './missing-for-grade'
import { GradeBarsQuery } from './outlook.graphql'

/** How far somebody is from the next grade of each ladder. */
export async function GradeBars({ personId }: { readonly personId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('outlook'),
    getLocale(),
    ask(GradeBarsQuery, { id: personId }),
  ])
  const ladders = (answer.ok ? (answer.data.person?.gradeProgress ?? []) : []).filter(({ next }) => next)
  if (ladders.length === 0) return null
  return (
    <ul aria-label={t('toNextGrade')} className="mb-6 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {ladders.map(progress => (
        <li key={progress.policy.id}>
          <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
            <SportTag sport={progress.policy.sport} />
            {progress.next ? t('nextGrade', { grade: inLanguage(progress.next.step.name, locale) }) : null}
          </p>
          <MissingForGrade progress={progress} />
        </li>
      ))}
    </ul>
  )
}
