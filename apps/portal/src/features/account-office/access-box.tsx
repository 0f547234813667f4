'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { formatInstant } from '@/lib/format/dates'
import { useAction } from '@/lib/graphql/use-action'
import type { AccountData } from './account-data'
import { EndSessionsMutation, MakeAccessLinkMutation } from './accounts.graphql'
import { CorrectAddressForm } from './correct-address-form'
import { LinkSlip, type OneTimeLink } from './link-slip'
import { LockForm } from './lock-form'
import { RecoveryBox } from './recovery-box'

/** How the account is signed in: its password, its open link, its sessions; and the lock. */
export function AccessBox({ account }: { readonly account: AccountData }) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const router = useRouter()
  const [link, setLink] = useState<OneTimeLink>()
  const making = useAction(MakeAccessLinkMutation, data => data.makeAccessLink)
  const ending = useAction(EndSessionsMutation, data => data.endSessions)
  const { signIn, permissions, lockedAt } = account
  const make = async () => {
    const payload = await making.run({ input: { account: account.id, idempotencyKey: making.key() } })
    if (payload?.link) setLink({ name: account.name, email: account.email, ...payload.link })
    router.refresh()
  }
  const end = async () => {
    if (await ending.run({ input: { account: account.id, idempotencyKey: ending.key() } })) router.refresh()
  }
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('access')}</h2>
      <ul className="max-w-prose">
        <li>{t(signIn.hasPassword ? 'hasPassword' : 'noPassword')}</li>
        {signIn.linkExpiresAt ? (
          <li>{t('openLink', { until: formatInstant(signIn.linkExpiresAt, locale, zone) })}</li>
        ) : null}
        <li>{t('sessions', { count: signIn.sessions })}</li>
      </ul>
      {link ? <LinkSlip link={link} /> : null}
      <div className="mt-4 flex flex-wrap gap-2" data-no-print="">
        <Button disabled={!permissions.canMakeLink.allowed || Boolean(lockedAt) || making.pending} onClick={make}>
          {t('makeLink')}
        </Button>
        <Button disabled={!permissions.canLock.allowed || signIn.sessions === 0 || ending.pending} onClick={end}>
          {t('endSessions')}
        </Button>
      </div>
      <Refusal permission={permissions.canMakeLink} />
      <ActionOutcome failure={making.failure ?? ending.failure} />
      {permissions.canMakeLink.allowed &&
      permissions.canProposeRecovery.reason === 'ACCOUNT_NOT_OPENED' &&
      !lockedAt ? (
        <CorrectAddressForm account={account} />
      ) : null}
      <RecoveryBox account={account} />
      <LockForm account={account} />
    </section>
  )
}
