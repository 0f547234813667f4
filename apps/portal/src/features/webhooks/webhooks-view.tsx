import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold } from '@/components/fold'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import type { ResultOf } from '@/gql'
import { loadOwnBody } from '@/features/sign-in'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { NewWebhookForm } from './new-webhook-form'
import { WebhooksQuery } from './webhooks.graphql'

type Webhook = ResultOf<typeof WebhooksQuery>['webhooks']['edges'][number]['node']

async function WebhookItem({ webhook }: { readonly webhook: Webhook }) {
  const [t, locale] = await Promise.all([getTranslations('webhooks'), getLocale()])
  return (
    <li className="border-rule border-b py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Chip tone={webhook.state === 'DISABLED' ? 'seal' : 'plain'}>{t(`state.${webhook.state}`)}</Chip>
        <Link href={paths.deskWebhook(webhook.id)} className="link min-w-0 break-all font-medium">
          {webhook.url}
        </Link>
      </p>
      <p className="text-muted text-sm">
        {inLanguage(webhook.organisation.name, locale)} · {webhook.topics.map(topic => t(`topic.${topic}`)).join(' · ')}
      </p>
      {webhook.failingSince ? <p className="text-seal text-sm">{t('failing')}</p> : null}
    </li>
  )
}

/** The addresses elsewhere that are told of what the viewer's bodies publish. */
export async function WebhooksView({ after }: { readonly after?: string }) {
  const [t, common, locale, answer] = await Promise.all([
    getTranslations('webhooks'),
    getTranslations('common'),
    getLocale(),
    ask(WebhooksQuery, { after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { webhookBodies, webhooks } = answer.data
  const { edges, pageInfo, totalCount } = webhooks
  const bodies = webhookBodies.map(({ id, name }) => ({ value: id, label: inLanguage(name, locale) }))
  return (
    <ClientMessages namespaces={['webhooks', 'registerDesk', 'failure', 'problemList', 'common']}>
      <PageTitle title={t('title')} secondary={t('intro')}>
        <Link href={`${paths.developers}#webhooks`} className="link">
          {t('howChecked')}
        </Link>
      </PageTitle>
      <Fold title={t('registerOne')}>
        <NewWebhookForm bodies={bodies} own={await loadOwnBody()} />
      </Fold>
      {edges.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <ul className="border-rule border-t">
          {edges.map(({ node }) => (
            <WebhookItem key={node.id} webhook={node} />
          ))}
        </ul>
      )}
      <Pagination
        label={common('pages')}
        summary={common('showing', { total: totalCount, shown: edges.length })}
        previous={after ? { href: paths.deskWebhooks(), label: common('firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.deskWebhooks(pageInfo.endCursor), label: common('nextPage') }
            : undefined
        }
      />
    </ClientMessages>
  )
}
