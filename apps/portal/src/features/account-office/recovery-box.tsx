'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notice'
import { inLanguage } from '@/lib/format/bilingual'
import { formatInstant } from '@/lib/format/dates'
import { useAction } from '@/lib/graphql/use-action'
import type { AccountData } from './account-data'
import { DecideAccountRecoveryMutation, ProposeAccountRecoveryMutation } from './accounts.graphql'
import { LinkSlip, type OneTimeLink } from './link-slip'

type Recovery = NonNullable<AccountData['recovery']>

interface OpenProps {
  readonly account: AccountData
  readonly recovery: Recovery
  readonly onLink: (link: OneTimeLink) => void
}

/** An open proposal: who made it and why, and the second administrator's word. */
function OpenRecovery({ account, recovery, onLink }: OpenProps) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const router = useRouter()
  const deciding = useAction(DecideAccountRecoveryMutation, data => data.decideAccountRecovery)
  const say = async (approve: boolean) => {
    const payload = await deciding.run({ input: { recovery: recovery.id, approve, idempotencyKey: deciding.key() } })
    if (payload?.link) onLink({ name: account.name, email: account.email, ...payload.link })
    if (payload) router.refresh()
  }
  return (
    <>
      <Notice tone="attention" title={t('recoveryOpen')} className="mb-3">
        <p>{recovery.reason}</p>
        <p className="mt-1 text-sm">
          {t('recoveryBy', {
            name: recovery.proposedBy ? inLanguage(recovery.proposedBy, locale) : '',
            at: formatInstant(recovery.proposedAt, locale, zone),
            until: formatInstant(recovery.until, locale, zone),
          })}
        </p>
      </Notice>
      <div className="flex flex-wrap gap-2">
        <Button tone="decide" disabled={!recovery.canApprove.allowed || deciding.pending} onClick={() => say(true)}>
          {t('approveRecovery')}
        </Button>
        <Button disabled={!recovery.canDecline.allowed || deciding.pending} onClick={() => say(false)}>
          {t('declineRecovery')}
        </Button>
      </div>
      <Refusal permission={recovery.canApprove} />
      <ActionOutcome failure={deciding.failure} />
    </>
  )
}

function ProposeRecovery({ account }: { readonly account: AccountData }) {
  const t = useTranslations('accounts')
  const router = useRouter()
  const proposing = useAction(ProposeAccountRecoveryMutation, data => data.proposeAccountRecovery)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('recovery-reason') ?? '')
    const input = { account: account.id, reason, idempotencyKey: proposing.key() }
    if (await proposing.run({ input })) router.refresh()
  }
  return (
    <Form onSubmit={submit} className="flex max-w-2xl flex-wrap items-end gap-3">
      <Field
        id="recovery-reason"
        label={t('recoveryReason')}
        hint={t('recoveryReasonHint')}
        className="min-w-56 flex-1"
      >
        <TextInput id="recovery-reason" name="recovery-reason" required maxLength={500} />
      </Field>
      <Button type="submit" disabled={proposing.pending}>
        {t('proposeRecovery')}
      </Button>
      <ActionOutcome failure={proposing.failure} />
    </Form>
  )
}

/** The reset of an account whose holder cannot sign in: one administrator proposes it, a second one decides. */
export function RecoveryBox({ account }: { readonly account: AccountData }) {
  const t = useTranslations('accounts')
  // Kept here, not beside the proposal, which is gone once it is decided: the link is told this once.
  const [link, setLink] = useState<OneTimeLink>()
  const may = account.permissions.canProposeRecovery
  if (link) return <LinkSlip link={link} />
  if (!account.recovery && (!may.allowed || account.lockedAt)) return null
  return (
    <div className="mt-6 border-rule border-t pt-4" data-no-print="">
      <h3 className="mb-1 font-medium">{t('recovery')}</h3>
      <p className="mb-3 max-w-prose text-muted text-sm">{t('recoveryIntro')}</p>
      {account.recovery ? (
        <OpenRecovery account={account} recovery={account.recovery} onLink={setLink} />
      ) : (
        <ProposeRecovery account={account} />
      )}
    </div>
  )
}
