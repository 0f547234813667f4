import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PageTitle } from '@/components/ui/page-title'
import { loadViewer } from '@/features/account'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { NewEventForm } from './new-event-form'
import { NewEventQuery } from './office.graphql'

/** Sanctioning an event: what, by which rules, when and where. */
export async function NewEventView() {
  const [t, locale, answer, viewer] = await Promise.all([
    getTranslations('office'),
    getLocale(),
    ask(NewEventQuery, {}),
    loadViewer(),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { editions, organisations } = answer.data
  const own = viewer.ok
    ? viewer.data.viewer.roles.find(role => role.scopeKind === 'organisation')?.organisation?.id
    : undefined
  return (
    <>
      <PageTitle title={t('newTitle')} />
      <NewEventForm
        editions={editions.map(edition => ({
          id: edition.id,
          sport: edition.sport,
          usual: edition.usual,
          title: inLanguage(edition.title, locale),
        }))}
        organisations={organisations.edges
          .map(({ node }) => ({ id: node.id, name: inLanguage(node.name, locale) }))
          .sort((a, b) => a.name.localeCompare(b.name, locale))}
        own={own}
      />
    </>
  )
}
