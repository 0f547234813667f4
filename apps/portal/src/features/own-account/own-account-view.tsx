import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Day, Instant } from '@/components/instant'
import { ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { OwnFollows } from '@/features/follows'
import { AddressPart } from '@/features/mail'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ApiTokensPart } from './api-tokens-part'
import { browserName } from './browser-name'
import { EndSessionButton } from './end-session-button'
import { ExportsPart } from './exports-part'
import { OAuthClientsPart } from './oauth-clients-part'
import { OwnAccountQuery } from './own-account.graphql'
import { PasskeyPart } from './passkey-part'
import { PasswordPart } from './password-part'
import { SecondFactorPart } from './second-factor-part'
import { StopRecovery } from './stop-recovery'

type Account = NonNullable<ResultOf<typeof OwnAccountQuery>['viewer']['account']>

/** The tokens that hold, and the clients that fetch some. */
const programsOf = ({ apiTokens, oauthClients }: Account): number =>
  apiTokens.filter(({ holds }) => holds).length + oauthClients.filter(({ revokedAt }) => !revokedAt).length

async function OpenRecovery({ recovery }: { readonly recovery: NonNullable<Account['recovery']> }) {
  const [t, locale] = await Promise.all([getTranslations('ownAccount'), getLocale()])
  return (
    <Notice tone="attention" title={t('recoveryTitle')} className="mb-6">
      <p>
        {t.rich('recoveryText', {
          name: recovery.proposedBy ? inLanguage(recovery.proposedBy, locale) : '',
          reason: recovery.reason,
          at: () => <Instant at={recovery.proposedAt} />,
          until: () => <Instant at={recovery.until} />,
        })}
      </p>
      <div className="mt-3">
        <StopRecovery recovery={recovery.id} />
      </div>
    </Notice>
  )
}

async function SecondFactor({ account, waits }: { readonly account: Account; readonly waits: boolean }) {
  const t = await getTranslations('ownAccount')
  return (
    <section aria-labelledby="second-title" id="second-factor">
      <h2 id="second-title" className="mb-2 flex items-baseline gap-3 text-lg">
        {t('secondFactor')}
        <Chip>{t(account.secondFactor ? 'isOn' : 'isOff')}</Chip>
      </h2>
      <p className="mb-4 max-w-2xl text-muted">{t('secondIntro')}</p>
      {account.secondFactorFrom && !account.secondFactor ? (
        <Notice tone="attention" className="mb-4">
          {t.rich(waits ? 'roleWaits' : 'roleWillWait', { day: () => <Day date={account.secondFactorFrom ?? ''} /> })}
        </Notice>
      ) : null}
      <SecondFactorPart on={account.secondFactor} />
    </section>
  )
}

async function Passkeys({ passkeys }: Pick<Account, 'passkeys'>) {
  const t = await getTranslations('ownAccount')
  return (
    <section aria-labelledby="passkeys-title" id="passkeys">
      <h2 id="passkeys-title" className="mb-2 text-lg">
        {t('passkeys')}
      </h2>
      <p className="mb-4 max-w-2xl text-muted">{t('passkeysIntro')}</p>
      <PasskeyPart passkeys={passkeys} />
    </section>
  )
}

async function Sessions({ sessions }: Pick<Account, 'sessions'>) {
  const t = await getTranslations('ownAccount')
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title" className="mb-2 text-lg">
        {t('sessions')}
      </h2>
      <ul className="border-rule border-t">
        {sessions.map(session => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 border-rule border-b py-3">
            <div className="min-w-0">
              <p className="font-medium">
                {browserName(session.userAgent) || t('unknownBrowser')}{' '}
                {session.current ? <Chip>{t('thisOne')}</Chip> : null}
              </p>
              <p className="text-muted text-sm">
                {session.address} · {t('since')} <Instant at={session.startedAt} />
              </p>
            </div>
            {session.current ? null : <EndSessionButton session={session.id} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="mt-3">
          <EndSessionButton />
        </div>
      ) : null}
    </section>
  )
}

async function Events({ events, paged }: Pick<Account, 'events'> & { readonly paged: boolean }) {
  const [t, common] = await Promise.all([getTranslations('ownAccount'), getTranslations('common')])
  const { edges, pageInfo, totalCount } = events
  return (
    <section aria-labelledby="events-title">
      <h2 id="events-title" className="mb-2 text-lg">
        {t('events')}
      </h2>
      <p className="mb-3 max-w-2xl text-muted">{t('eventsIntro')}</p>
      <ul className="border-rule border-t">
        {edges.map(({ node }) => (
          <li key={node.id} className="border-rule border-b py-2">
            <p>{t(`kind.${node.kind}`)}</p>
            <p className="text-muted text-sm">
              <Instant at={node.at} />
              {node.address ? ` · ${node.address}` : ''}
              {node.userAgent ? ` · ${browserName(node.userAgent)}` : ''}
            </p>
          </li>
        ))}
      </ul>
      <Pagination
        label={common('pages')}
        summary={common('showing', { total: totalCount, shown: edges.length })}
        previous={paged ? { href: paths.myAccount, label: common('firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.with(paths.myAccount, { after: pageInfo.endCursor }), label: common('nextPage') }
            : undefined
        }
      />
    </section>
  )
}

/** What is said above; what is wrong with one of the passwords stands at its field. */
const outcomes = ['passwordChanged', 'limited', 'unavailable'] as const

/** How one gets in: password, second factor, where one is signed in, and what happened to the account. */
export async function OwnAccountView({ after, said }: { readonly after?: string; readonly said?: string }) {
  const [t, choices, answer] = await Promise.all([
    getTranslations('ownAccount'),
    getTranslations('mailChoices'),
    ask(OwnAccountQuery, { after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { account, email, roleWaits } = answer.data.viewer
  if (!account) return null
  const outcome = outcomes.find(one => one === said)
  return (
    <ClientMessages namespaces={['ownAccount', 'failure', 'problemList', 'common']}>
      <PageTitle
        title={t('title')}
        secondary={email ?? ''}
        actions={
          <>
            <ButtonLink href={paths.myNotices()}>{choices('choose')}</ButtonLink>
            <ButtonLink href={paths.myData}>{t('toData')}</ButtonLink>
          </>
        }
      />
      {outcome ? (
        <Notice tone={outcome === 'passwordChanged' ? 'info' : 'attention'} className="mb-6">
          {t(`outcome.${outcome}`)}
        </Notice>
      ) : null}
      {account.recovery ? <OpenRecovery recovery={account.recovery} /> : null}
      <div className="flex flex-col gap-10">
        <OwnFollows />
        <SecondFactor account={account} waits={roleWaits} />
        <Passkeys passkeys={account.passkeys} />
        <PasswordPart email={email ?? ''} programs={programsOf(account)} said={said} />
        <AddressPart />
        <ApiTokensPart tokens={account.apiTokens} places={account.tokenPlaces} />
        <OAuthClientsPart clients={account.oauthClients} places={account.tokenPlaces} />
        <ExportsPart exports={account.bulkExports} />
        <Sessions sessions={account.sessions} />
        <Events events={account.events} paged={Boolean(after)} />
      </div>
    </ClientMessages>
  )
}
