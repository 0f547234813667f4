import { getLocale, getTimeZone, getTranslations } from 'next-intl/server'
import { BroughtIn } from '@/components/brought-in'
import { SportTag } from '@/components/sport-tag'
import { Chip } from '@/components/ui/chip'
import { ExplanationTree } from '@/features/explanations'
import type { ResultOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate, formatDayOf } from '@/lib/format/dates'
import type { PlayerGradesQuery } from './grades.graphql'

export type HeldGrade = NonNullable<ResultOf<typeof PlayerGradesQuery>['person']>['grades'][number]

interface EvidenceProps {
  readonly explanation: HeldGrade['explanation']
  readonly events: readonly { readonly id: string; readonly name: { readonly zh: string; readonly en: string } }[]
  /** The grade that the evidence is of. */
  readonly name: { readonly zh: string; readonly en: string }
}

/** What a grade rests on, requirement by requirement. */
export async function Evidence({ explanation, events, name }: EvidenceProps) {
  const [t, locale] = await Promise.all([getTranslations('grades'), getLocale()])
  const names = new Map(events.map(event => [event.id, inLanguage(event.name, locale)]))
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer py-2 text-sm lg:min-h-8">{t('evidence')}</summary>
      <div className="max-w-prose text-sm">
        <ExplanationTree
          nodes={explanation.nodes.map(node =>
            node.code === 'gradeReached' ? { ...node, value: inLanguage(name, locale) } : node,
          )}
          sport="grading"
          gradeName={() => inLanguage(name, locale)}
          eventName={event => names.get(event)}
        />
      </div>
    </details>
  )
}

/** A grade as it stands, since when, by which version, why it does not stand, and what it rests on. */
export async function GradeLine({ grade }: { readonly grade: HeldGrade }) {
  const [t, locale, zone] = await Promise.all([getTranslations('grades'), getLocale(), getTimeZone()])
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <SportTag sport={grade.sport} />
        <span className="font-semibold">{inLanguage(grade.name, locale)}</span>
        <span className="text-muted text-sm">
          {grade.broughtIn ? <BroughtIn origin={grade.broughtIn} /> : null}{' '}
          {t('since', { date: formatDate(grade.awardedOn, locale), version: grade.policyVersion })}
        </span>
        {grade.status === 'AWARDED' ? null : <Chip>{t(`status.${grade.status}`)}</Chip>}
      </p>
      {grade.statusReason && grade.status !== 'AWARDED' ? (
        <p className="text-sm">
          {t('because', {
            reason: grade.statusReason,
            date: grade.statusAt ? formatDayOf(grade.statusAt, locale, zone) : '',
          })}
        </p>
      ) : null}
      <Evidence explanation={grade.explanation} events={grade.events} name={grade.name} />
    </>
  )
}
