import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CorrectionItem } from '@/components/correction-item'
import { FailureNotice } from '@/components/failure-notice'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { ComingEventItem } from './coming-event'
import { CorrectedEvent } from './corrected-event'
import { FadingList } from './fading-list'
import { GradeProgress } from './grade-progress'
import { loadOutlook, type Outlook } from './load-outlook'

interface BlockProps {
  readonly title: string
  /** Said where there is nothing to show. */
  readonly none: string
  readonly isEmpty: boolean
  readonly children: ReactNode
}

function Block({ title, none, isEmpty, children }: BlockProps) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      {isEmpty ? <p className="border-rule border-y py-3 text-muted">{none}</p> : children}
    </section>
  )
}

async function NextEvents({ outlook }: { readonly outlook: Outlook }) {
  const t = await getTranslations('outlook')
  return (
    <Block title={t('nextEvents')} none={t('noEvents')} isEmpty={outlook.nextEvents.length === 0}>
      <ul className="border-rule border-t">
        {outlook.nextEvents.map(event => (
          <ComingEventItem key={event.id} event={event}>
            <Link href={paths.whatIf(outlook, { event: event.id })} className="link text-sm">
              {t('askWhatIf')}
            </Link>
          </ComingEventItem>
        ))}
      </ul>
    </Block>
  )
}

async function Corrections({ outlook }: { readonly outlook: Outlook }) {
  const t = await getTranslations('outlook')
  return (
    <Block title={t('corrections')} none={t('noCorrections')} isEmpty={outlook.corrections.length === 0}>
      <ul className="border-rule border-t">
        {outlook.corrections.map(correction => (
          <li key={correction.id} className="border-rule border-b py-4">
            <CorrectedEvent event={correction.event} />
            <CorrectionItem correction={correction} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link href={paths.player(outlook, 'corrections')} className="link text-sm">
          {t('allCorrections')}
        </Link>
      </p>
    </Block>
  )
}

/** What a player wants to know about tomorrow: events, grades, points that fade, corrections. */
export async function MyOutlook({ personId }: { readonly personId: string }) {
  const [t, answer] = await Promise.all([getTranslations('outlook'), loadOutlook(personId)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const outlook = answer.data.person
  if (!outlook) return null
  return (
    <>
      <NextEvents outlook={outlook} />
      <Block title={t('grades')} none={t('noLadder')} isEmpty={outlook.gradeProgress.length === 0}>
        <ul className="border-rule border-t">
          {outlook.gradeProgress.map(progress => (
            <GradeProgress key={progress.policy.id} progress={progress} />
          ))}
        </ul>
      </Block>
      <Block title={t('fading')} none={t('noFading')} isEmpty={outlook.fadingPoints.length === 0}>
        <FadingList fading={outlook.fadingPoints} />
        <p className="mt-2 max-w-prose text-muted text-sm">{t('fadingNote')}</p>
      </Block>
      <Corrections outlook={outlook} />
    </>
  )
}
