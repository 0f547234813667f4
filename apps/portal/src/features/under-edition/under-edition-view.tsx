import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { Awards, Places } from './differences'
import { ComparedEditionsQuery, UnderEditionQuery } from './under-edition.graphql'

/** A stage under the other edition. */
async function Compared({ revision, edition }: { readonly revision: string; readonly edition: string }) {
  const [t, answer] = await Promise.all([
    getTranslations('underEdition'),
    ask(UnderEditionQuery, { revision, edition }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const compared = answer.data.revision?.underEdition
  if (!compared) return <p className="text-muted">{t('nothingPublished')}</p>
  if (compared.awardCount + compared.placeCount === 0) return <p>{t('same')}</p>
  return (
    <>
      <Places compared={compared} />
      <Awards compared={compared} />
    </>
  )
}

interface UnderEditionViewProps {
  readonly eventId: string
  /** The other edition; the one before its own, or the first there is, unless asked. */
  readonly asked: string | undefined
}

/** Published results beside what another edition of the rules would make of them. */
export async function UnderEditionView({ eventId, asked }: UnderEditionViewProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('underEdition'),
    getLocale(),
    ask(ComparedEditionsQuery, { event: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const event = answer.data.event
  if (!event) return <NotFound />
  const { comparedWith } = event.edition
  const chosen = comparedWith.find(({ id }) => id === asked) ?? comparedWith.at(-1)
  if (!chosen) return <EmptyState title={t('title')}>{t('none')}</EmptyState>
  return (
    <>
      <h2 className="text-lg">
        {t('title')}: {inLanguage(event.edition.title, locale)} → {inLanguage(chosen.title, locale)}
      </h2>
      <p className="max-w-prose pb-4 text-muted text-sm">{t('lead')}</p>
      <ChoiceTabs
        label={t('choose')}
        tabs={comparedWith.map(({ id, title }) => ({
          href: paths.underEdition(event, id),
          label: inLanguage(title, locale),
          current: id === chosen.id,
        }))}
      />
      {event.stages.map(({ id, name, standings }) => (
        <section key={id} className="pb-6">
          {event.stages.length > 1 ? <h3 className="mb-1 text-md">{inLanguage(name, locale)}</h3> : null}
          {standings ? (
            <Compared revision={standings.id} edition={chosen.id} />
          ) : (
            <p className="text-muted">{t('nothingPublished')}</p>
          )}
        </section>
      ))}
    </>
  )
}
