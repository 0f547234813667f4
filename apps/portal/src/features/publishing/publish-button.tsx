'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { type Permission, Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { PublishStandingsMutation } from './publishing.graphql'

interface PublishButtonProps {
  readonly stage: string
  readonly revision: string
  readonly permission: Permission
}

/** Publishes exactly the revision that was looked at. */
export function PublishButton({ stage, revision, permission }: PublishButtonProps) {
  const t = useTranslations('publish')
  const router = useRouter()
  const action = useAction(PublishStandingsMutation, data => data.publishStandings)
  const publish = async () => {
    if (await action.run({ input: { stage, revision, idempotencyKey: action.key() } })) router.refresh()
  }
  return (
    <div className="mt-4">
      <Button tone="decide" disabled={!permission.allowed || action.pending} onClick={publish}>
        {t('publish')}
      </Button>
      <Refusal permission={permission} />
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </div>
  )
}
