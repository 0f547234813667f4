'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { TryMailAgainMutation } from './mail.graphql'

/** Tries one mail again now. */
export function TryAgainButton({ mail }: { readonly mail: string }) {
  const t = useTranslations('outbox')
  const router = useRouter()
  const again = useAction(TryMailAgainMutation, data => data.tryMailAgain)
  const press = async () => {
    if (await again.run({ input: { mail } })) router.refresh()
  }
  return (
    <>
      <Button size="small" disabled={again.pending} onClick={press}>
        {t('tryAgain')}
      </Button>
      <ActionOutcome failure={again.failure} />
    </>
  )
}
