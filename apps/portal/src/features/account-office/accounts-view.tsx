import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Button, ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { TextInput } from '@/components/ui/field'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { accountState, type ListedAccount } from './account-data'
import { AccountsQuery } from './accounts.graphql'
import { SecondFactorForm } from './second-factor-form'

async function RolesHeld({ roles }: Pick<ListedAccount, 'roles'>) {
  const [t, names, locale] = await Promise.all([getTranslations('accounts'), getTranslations('role'), getLocale()])
  const shown = roles.filter(role => role.status !== 'ENDED')
  if (shown.length === 0) return <span className="text-muted">{t('noRoles')}</span>
  return (
    <ul>
      {shown.slice(0, 3).map(role => (
        <li key={role.id}>
          {names(role.role)} · {inLanguage(role.scopeName, locale)}
          {role.status === 'PROPOSED' ? <Chip tone="seal">{t('status.PROPOSED')}</Chip> : null}
        </li>
      ))}
      {shown.length > 3 ? <li className="text-muted">{t('moreRoles', { count: shown.length - 3 })}</li> : null}
    </ul>
  )
}

async function AccountTable({ accounts }: { readonly accounts: readonly ListedAccount[] }) {
  const [t, locale] = await Promise.all([getTranslations('accounts'), getLocale()])
  return (
    <RegisterTable caption={t('title')} captionHidden label={t('title')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('name')}</ColumnHead>
          <ColumnHead>{t('state')}</ColumnHead>
          <ColumnHead>{t('roles')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {accounts.map(account => (
          <Row key={account.id}>
            <RowHead>
              <Link href={paths.deskAccount(account.id)} className="way">
                {inLanguage(account.called, locale)}
              </Link>
              <span className="block break-all font-normal text-muted text-sm">{account.email}</span>
            </RowHead>
            <Cell>
              <Chip tone={account.lockedAt ? 'seal' : 'plain'}>{t(`states.${accountState(account)}`)}</Chip>
            </Cell>
            <Cell>
              <RolesHeld roles={account.roles} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** Everybody who signs in for the administrator's bodies. */
export async function AccountsView({ text, after }: { readonly text?: string; readonly after?: string }) {
  const [t, common, locale, answer] = await Promise.all([
    getTranslations('accounts'),
    getTranslations('common'),
    getLocale(),
    ask(AccountsQuery, { text: text || null, after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.accounts
  return (
    <>
      <PageTitle
        title={t('title')}
        secondary={t('intro')}
        actions={
          <ButtonLink href={paths.deskInvite()} tone="strong">
            {t('invite')}
          </ButtonLink>
        }
      />
      <form action={`/${locale}/desk/accounts`} method="get" className="mb-5 flex max-w-xl gap-2">
        <TextInput type="search" name="text" defaultValue={text} aria-label={t('search')} placeholder={t('search')} />
        <Button type="submit" className="shrink-0">
          {common('apply')}
        </Button>
      </form>
      {edges.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <AccountTable accounts={edges.map(edge => edge.node)} />
      )}
      <Pagination
        label={common('pages')}
        summary={common('showing', { total: totalCount, shown: edges.length })}
        previous={after ? { href: paths.deskAccounts({ text }), label: common('firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.deskAccounts({ text, after: pageInfo.endCursor }), label: common('nextPage') }
            : undefined
        }
      />
      {answer.data.federations.edges.map(({ node }) => (
        <SecondFactorForm
          key={node.id}
          federation={node.id}
          name={inLanguage(node.name, locale)}
          from={node.secondFactorFrom}
        />
      ))}
    </>
  )
}
