'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { lastDayOf } from '@/lib/format/last-day'
import { useAction } from '@/lib/graphql/use-action'
import type { AccountRole } from './account-data'
import { DecideRoleMutation, RevokeRoleMutation } from './accounts.graphql'

/** A proposed role waits for a second administrator; one that holds or comes can be ended. */
function RoleActions({ role }: { readonly role: AccountRole }) {
  const t = useTranslations('accounts')
  const router = useRouter()
  const revoke = useAction(RevokeRoleMutation, data => data.revokeRole)
  const decide = useAction(DecideRoleMutation, data => data.decideRole)
  const end = async () => {
    if (await revoke.run({ input: { role: role.id, idempotencyKey: revoke.key() } })) router.refresh()
  }
  const say = async (confirm: boolean) => {
    if (await decide.run({ input: { proposal: role.id, confirm, idempotencyKey: decide.key() } })) router.refresh()
  }
  if (role.status === 'ENDED') return null
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {role.status === 'PROPOSED' ? (
          <>
            <Button
              size="small"
              className="whitespace-nowrap"
              tone="decide"
              disabled={!role.canDecide.allowed || decide.pending}
              onClick={() => say(true)}
            >
              {t('confirmRole')}
            </Button>
            <Button size="small" className="whitespace-nowrap" disabled={decide.pending} onClick={() => say(false)}>
              {t('declineRole')}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            className="whitespace-nowrap"
            disabled={!role.canDecide.allowed || revoke.pending}
            onClick={end}
          >
            {t('endRole')}
          </Button>
        )}
      </div>
      <Refusal permission={role.canDecide} />
      <ActionOutcome failure={revoke.failure ?? decide.failure} />
    </>
  )
}

/** Every role within the administrator's reach, those proposed first, with its days. */
export function RoleTable({ roles }: { readonly roles: readonly AccountRole[] }) {
  const t = useTranslations('accounts')
  const names = useTranslations('role')
  const locale = useLocale()
  const period = ({ from, until }: AccountRole) => {
    const days = {
      from: from ? formatDate(from, locale) : '',
      until: until ? formatDate(lastDayOf(until), locale) : '',
    }
    if (from && until) return t('period', days)
    if (from) return t('periodFrom', days)
    return until ? t('periodUntil', days) : t('open')
  }
  if (roles.length === 0) return <p className="text-muted">{t('noRoles')}</p>
  return (
    <RegisterTable caption={t('roles')} captionHidden label={t('roles')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('role')}</ColumnHead>
          <ColumnHead>{t('days')}</ColumnHead>
          <ColumnHead>{t('state')}</ColumnHead>
          <ColumnHead>{t('action')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {roles.map(role => (
          <Row key={role.id}>
            <RowHead>
              {names(role.role)}
              <span className="block font-normal text-muted text-sm">{inLanguage(role.scopeName, locale)}</span>
            </RowHead>
            <Cell>{period(role)}</Cell>
            <Cell>
              <Chip tone={role.status === 'PROPOSED' ? 'seal' : 'plain'}>{t(`status.${role.status}`)}</Chip>
              {role.givenBy ? (
                <span className="block text-muted text-sm">
                  {t(role.status === 'PROPOSED' ? 'proposedBy' : 'givenBy', { name: role.givenBy })}
                </span>
              ) : null}
            </Cell>
            <Cell>
              <RoleActions role={role} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
