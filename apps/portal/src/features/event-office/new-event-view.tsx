import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold, Part } from '@/components/fold'
import { PageTitle } from '@/components/ui/page-title'
import { loadViewer } from '@/features/sign-in'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { FromTemplateForm, RemoveTemplateForm } from './template-forms'
import { NewEventForm } from './new-event-form'
import { NewEventQuery } from './office.graphql'

/** Sanctioning an event: what, by which rules, when and where. */
export async function NewEventView() {
  const [t, life, locale, answer, viewer] = await Promise.all([
    getTranslations('office'),
    getTranslations('eventLife'),
    getLocale(),
    ask(NewEventQuery, {}),
    loadViewer(),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { editions, organisations, eventTemplates } = answer.data
  const own = viewer.ok
    ? viewer.data.viewer.roles.find(role => role.scopeKind === 'organisation')?.organisation?.id
    : undefined
  return (
    <>
      <PageTitle title={t('newTitle')} />
      {eventTemplates.length > 0 ? (
        <div className="mb-6">
          <Part title={life('fromTemplate')}>
            {eventTemplates.map(template => (
              <Fold
                key={template.id}
                title={[
                  inLanguage(template.name, locale),
                  template.organisation ? inLanguage(template.organisation.name, locale) : '',
                  life('stageCount', { count: template.stageCount }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              >
                <FromTemplateForm template={template.id} />
                <RemoveTemplateForm template={template.id} />
              </Fold>
            ))}
          </Part>
        </div>
      ) : null}
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
