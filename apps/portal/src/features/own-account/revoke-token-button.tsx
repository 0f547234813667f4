'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { RevokeApiTokenMutation } from './own-account.graphql'

/** Ends a token at once. */
export function RevokeTokenButton({ token, name }: { readonly token: string; readonly name: string }) {
  const t = useTranslations('ownAccount.tokens')
  const router = useRouter()
  const action = useAction(RevokeApiTokenMutation, data => data.revokeApiToken)
  const press = async () => {
    if (await action.run({ input: { apiToken: token } })) router.refresh()
  }
  return (
    <>
      <Button size="small" disabled={action.pending} onClick={press} aria-label={t('revokeNamed', { name })}>
        {t('revoke')}
      </Button>
      <ActionOutcome failure={action.failure} />
    </>
  )
}
