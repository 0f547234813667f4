import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold } from '@/components/fold'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { LookAgainButton, RepeatButton, WebhookButtons } from './webhook-buttons'
import { WebhookQuery } from './webhooks.graphql'

type Webhook = NonNullable<ResultOf<typeof WebhookQuery>['webhook']>
type Delivery = Webhook['deliveries']['edges'][number]['node']

const CODE = 'whitespace-pre-wrap break-all border-rule border-y bg-raised p-3 text-sm'

async function DeliveryItem({ delivery }: { readonly delivery: Delivery }) {
  const t = await getTranslations('webhooks')
  const { topic, state, failure, status, answer, milliseconds, tries } = delivery
  return (
    <li className="border-rule border-b py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Chip tone={state === 'FAILED' ? 'seal' : 'plain'}>{t(`delivery.${state}`)}</Chip>
        <span className="font-medium">{topic ? t(`topic.${topic}`) : t('testMessage')}</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-muted text-sm">
        <Instant at={delivery.at} />
        {tries > 0 ? <span>{t('tries', { count: tries })}</span> : null}
        {status ? <span>{t('status', { status: String(status) })}</span> : null}
        {milliseconds === null ? null : <span>{t('took', { milliseconds })}</span>}
        {delivery.nextTryAt ? (
          <span>
            {t('next')} <Instant at={delivery.nextTryAt} />
          </span>
        ) : null}
      </p>
      {failure ? <p className="text-seal text-sm">{t(`failure.${failure}`)}</p> : null}
      <Fold title={t('read')}>
        <p className="mb-1 break-all text-muted text-sm">webhook-id: {delivery.messageId}</p>
        <pre className={CODE}>{delivery.body}</pre>
        {answer ? (
          <>
            <p className="mt-3 mb-1 text-muted text-sm">{t('answer')}</p>
            <pre className={CODE}>{answer}</pre>
          </>
        ) : null}
      </Fold>
      <RepeatButton delivery={delivery.id} />
    </li>
  )
}

async function Deliveries({ webhook, after }: { readonly webhook: Webhook; readonly after?: string }) {
  const [t, common] = await Promise.all([getTranslations('webhooks'), getTranslations('common')])
  const { edges, pageInfo, totalCount } = webhook.deliveries
  return (
    <section aria-labelledby="deliveries">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="deliveries" className="text-lg">
          {t('log')}
        </h2>
        <LookAgainButton />
      </div>
      {edges.length === 0 ? (
        <EmptyState title={t('logNoneTitle')}>{t('logNone')}</EmptyState>
      ) : (
        <ul className="border-rule border-t">
          {edges.map(({ node }) => (
            <DeliveryItem key={node.id} delivery={node} />
          ))}
        </ul>
      )}
      <Pagination
        label={common('pages')}
        summary={common('showing', { total: totalCount, shown: edges.length })}
        previous={after ? { href: paths.deskWebhook(webhook.id), label: common('firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.deskWebhook(webhook.id, pageInfo.endCursor), label: common('nextPage') }
            : undefined
        }
      />
    </section>
  )
}

/** One address: what it is told of, whether it is called, and every message to it. */
export async function WebhookView({ id, after }: { readonly id: string; readonly after?: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('webhooks'),
    getLocale(),
    ask(WebhookQuery, { id, after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { webhook } = answer.data
  if (!webhook) return null
  return (
    <ClientMessages namespaces={['webhooks', 'failure', 'problemList', 'common']}>
      <PageTitle
        title={<span className="break-all">{webhook.url}</span>}
        secondary={inLanguage(webhook.organisation.name, locale)}
      >
        <Chip tone={webhook.state === 'DISABLED' ? 'seal' : 'plain'}>{t(`state.${webhook.state}`)}</Chip>
        <span>{webhook.topics.map(topic => t(`topic.${topic}`)).join(' · ')}</span>
        <Link href={paths.deskWebhooks()} className="link">
          {t('title')}
        </Link>
      </PageTitle>
      {webhook.failingSince ? (
        <Notice tone="attention" className="mb-4" title={t('failing')}>
          {t('failingSince')} <Instant at={webhook.failingSince} />. {t(`stateHint.${webhook.state}`)}
        </Notice>
      ) : null}
      <WebhookButtons
        webhook={webhook.id}
        active={webhook.state === 'ACTIVE'}
        list={`/${locale}${paths.deskWebhooks()}`}
      />
      <Deliveries webhook={webhook} after={after} />
    </ClientMessages>
  )
}
