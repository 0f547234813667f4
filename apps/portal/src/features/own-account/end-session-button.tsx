'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { EndOwnSessionsMutation } from './own-account.graphql'

/** Ends one session of the own account; without one every other. */
export function EndSessionButton({ session }: { readonly session?: string }) {
  const t = useTranslations('ownAccount')
  const router = useRouter()
  const end = useAction(EndOwnSessionsMutation, data => data.endOwnSessions)
  const press = async () => {
    if (await end.run({ input: { session: session ?? null } })) router.refresh()
  }
  return (
    <>
      <Button size="small" disabled={end.pending} onClick={press}>
        {t(session ? 'endSession' : 'endOthers')}
      </Button>
      <ActionOutcome failure={end.failure} />
    </>
  )
}
