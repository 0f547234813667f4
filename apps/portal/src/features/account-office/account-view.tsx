import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { PersonName } from '@/components/person-name'
import { Chip } from '@/components/ui/chip'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { dayHere } from '@/lib/format/day-here'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { AccessBox } from './access-box'
import { type AccountData, accountState } from './account-data'
import { AccountQuery } from './accounts.graphql'
import { GrantForm, type Scope } from './grant-form'
import { RoleTable } from './role-table'

async function AccountHead({ account }: { readonly account: AccountData }) {
  const [t, locale] = await Promise.all([getTranslations('accounts'), getLocale()])
  return (
    <PageTitle
      kicker={
        <Link href={paths.deskAccounts()} className="hover:underline">
          {t('title')}
        </Link>
      }
      title={inLanguage(account.called, locale)}
      secondary={<span className="break-all">{account.email}</span>}
    >
      <Chip tone={account.lockedAt ? 'seal' : 'plain'}>{t(`states.${accountState(account)}`)}</Chip>
      {account.organisation ? <span>{inLanguage(account.organisation.name, locale)}</span> : null}
      {account.person ? <PersonName person={account.person} /> : null}
    </PageTitle>
  )
}

/** One account: who, which roles for how long, how it is signed in; and what an administrator does to it. */
export async function AccountView({ id }: { readonly id: string }) {
  const [t, locale, answer] = await Promise.all([getTranslations('accounts'), getLocale(), ask(AccountQuery, { id })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { account, organisations, events } = answer.data
  if (!account) return <NotFound />
  const scopes = (edges: typeof events.edges): readonly Scope[] =>
    edges.map(({ node }) => ({ id: node.id, name: inLanguage(node.name, locale) }))
  return (
    <>
      <AccountHead account={account} />
      <div className="flex flex-col gap-10">
        <section>
          <h2 className="mb-3 text-lg">{t('roles')}</h2>
          <RoleTable roles={account.roles} />
          <GrantForm
            account={account.id}
            bodies={scopes(organisations.edges)}
            events={scopes(events.edges)}
            today={await dayHere()}
          />
        </section>
        <AccessBox account={account} />
      </div>
    </>
  )
}
