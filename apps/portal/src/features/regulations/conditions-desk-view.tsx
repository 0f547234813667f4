import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { Refusal } from '@/components/permitted'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { PublishForm, WordsForm } from './conditions-desk-forms'
import { ConditionsDeskQuery } from './regulations.graphql'
import { SectionFacts, sections } from './section-facts'

type DeskEvent = NonNullable<ResultOf<typeof ConditionsDeskQuery>['event']>

/** Whether contestants read what is on file, and the way to publish it. */
async function Publishing({ event, version }: { readonly event: DeskEvent; readonly version: number }) {
  const t = await getTranslations('conditionsDesk')
  const { versions, isBehind } = event.conditionsOfContest
  const number = versions[0]?.number ?? 0
  if (number > 0 && !isBehind) return <p className="text-muted">{t('upToDate', { number })}</p>
  return (
    <>
      <Notice tone="attention" title={number > 0 ? t('behind') : t('neverPublished')} className="mb-4">
        {number > 0 ? t('behindText', { number }) : t('neverPublishedText')}
      </Notice>
      <PublishForm event={event.id} version={version} number={number + 1} />
    </>
  )
}

/** The conditions of contest as the desk writes and publishes them. */
export async function ConditionsDeskView({ eventId }: { readonly eventId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('conditionsDesk'),
    getLocale(),
    ask(ConditionsDeskQuery, { id: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  if (!event) return <NotFound />
  const { canKeep, onFile, draft, presets } = event.conditionsOfContest
  return (
    <>
      <PageTitle kicker={t('title')} title={inLanguage(event.name, locale)}>
        <Link href={paths.deskOffice(event.id)} className="link">
          {t('toOffice')}
        </Link>
        <Link href={paths.eventSection(event, 'regulations')} className="link">
          {t('publicPage')}
        </Link>
      </PageTitle>
      <p className="mb-6 max-w-prose text-muted">{t('intro')}</p>
      <Refusal permission={canKeep} />
      {onFile && draft ? (
        <div className="flex max-w-4xl flex-col gap-10">
          <section aria-label={t('publish')}>
            <Publishing event={event} version={draft.version} />
          </section>
          <WordsForm
            event={event.id}
            version={draft.version}
            sections={sections.map(section => ({
              section,
              words: draft.sections.find(one => one.section === section)?.text ?? { zh: '', en: '' },
              usual: presets.find(one => one.section === section)?.text,
              facts: <SectionFacts section={section} conditions={onFile} />,
            }))}
          />
        </div>
      ) : null}
    </>
  )
}
