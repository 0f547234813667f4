import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold } from '@/components/fold'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import type { ResultOf, VariablesOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { OutboxQuery } from './mail.graphql'
import { TryAgainButton } from './try-again-button'

type Mail = ResultOf<typeof OutboxQuery>['outbox']['edges'][number]['node']
type State = NonNullable<VariablesOf<typeof OutboxQuery>['state']>

const states: readonly State[] = ['WAITING', 'REFUSED', 'SENT', 'EXPIRED']
const TONES: Readonly<Record<State, 'plain' | 'seal'>> = {
  WAITING: 'plain',
  SENT: 'plain',
  REFUSED: 'seal',
  EXPIRED: 'plain',
}

async function MailItem({ mail }: { readonly mail: Mail }) {
  const t = await getTranslations('outbox')
  return (
    <li className="border-rule border-b py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Chip tone={TONES[mail.state]}>{t(`states.${mail.state}`)}</Chip>
        <span className="min-w-0 break-words font-medium">{mail.subject}</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-muted text-sm">
        <span className="break-all">{mail.address}</span>
        <Instant at={mail.at} />
        {mail.tries > 0 ? <span>{t('tries', { count: mail.tries })}</span> : null}
        {mail.nextTryAt ? (
          <span>
            {t('next')} <Instant at={mail.nextTryAt} />
          </span>
        ) : null}
      </p>
      {mail.lastProblem ? <p className="break-words text-seal text-sm">{mail.lastProblem}</p> : null}
      <Fold title={t('read')}>
        {mail.hasLink ? <p className="mb-2 text-muted text-sm">{t('linkHidden')}</p> : null}
        <pre className="whitespace-pre-wrap break-words font-sans text-sm">{mail.text}</pre>
      </Fold>
      {mail.canTryAgain ? <TryAgainButton mail={mail.id} /> : null}
    </li>
  )
}

/** Every mail of the administrator's bodies: what waits, what was sent, and what the mail server refused. */
export async function OutboxView({ state, after }: { readonly state?: string; readonly after?: string }) {
  const [t, common] = await Promise.all([getTranslations('outbox'), getTranslations('common')])
  const chosen = states.find(one => one === state)
  const answer = await ask(OutboxQuery, { after: after || null, state: chosen ?? null })
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.outbox
  const one = 'inline-flex min-h-11 items-center lg:min-h-8'
  return (
    <>
      <PageTitle title={t('title')} secondary={t('intro')} />
      {answer.data.sendsMail ? null : (
        <Notice tone="attention" className="mb-4" title={t('noServerTitle')}>
          {t('noServer')}
        </Notice>
      )}
      <nav aria-label={t('filter')} className="mb-4 flex flex-wrap gap-x-5">
        <Link href={paths.deskMail()} className={chosen ? `link ${one}` : `${one} font-medium`}>
          {t('all')}
        </Link>
        {states.map(each => (
          <Link
            key={each}
            href={paths.deskMail({ state: each })}
            className={chosen === each ? `${one} font-medium` : `link ${one}`}
          >
            {t(`states.${each}`)}
          </Link>
        ))}
      </nav>
      {edges.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <ul className="border-rule border-t">
          {edges.map(({ node }) => (
            <MailItem key={node.id} mail={node} />
          ))}
        </ul>
      )}
      <Pagination
        label={common('pages')}
        summary={common('showing', { total: totalCount, shown: edges.length })}
        previous={after ? { href: paths.deskMail({ state }), label: common('firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.deskMail({ state, after: pageInfo.endCursor }), label: common('nextPage') }
            : undefined
        }
      />
    </>
  )
}
