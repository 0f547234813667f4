'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { StopRecoveryMutation } from './own-account.graphql'

/** Stops a proposed reset of your account. */
export function StopRecovery({ recovery }: { readonly recovery: string }) {
  const t = useTranslations('ownAccount')
  const router = useRouter()
  const stop = useAction(StopRecoveryMutation, data => data.decideAccountRecovery)
  const press = async () => {
    if (await stop.run({ input: { recovery, approve: false, idempotencyKey: stop.key() } })) router.refresh()
  }
  return (
    <>
      <Button tone="decide" disabled={stop.pending} onClick={press}>
        {t('stopRecovery')}
      </Button>
      <ActionOutcome failure={stop.failure} />
    </>
  )
}
