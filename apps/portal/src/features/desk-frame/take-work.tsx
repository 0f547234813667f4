'use client'

import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import type { VariablesOf } from '@/gql'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { TakeWorkMutation } from './work-today.graphql'

interface TakeWorkProps {
  readonly kind: VariablesOf<typeof TakeWorkMutation>['input']['kind']
  readonly item: string
  readonly isMine: boolean
  /** What it is about, for those who do not see the line. */
  readonly about: string
}

/** Takes a piece of work on, so that the others see who does it, or gives it back. */
export function TakeWork({ kind, item, isMine, about }: TakeWorkProps) {
  const t = useTranslations('workLease')
  const router = useRouter()
  const action = useAction(TakeWorkMutation, data => data.takeWork)
  const take = async () => {
    if (await action.run({ input: { kind, item, release: isMine } })) router.refresh()
  }
  const act = t(isMine ? 'giveBack' : 'take')
  return (
    <>
      <Button size="small" disabled={action.pending} onClick={take} aria-label={[act, about].join(' · ')}>
        {act}
      </Button>
      <ActionOutcome failure={action.failure} />
    </>
  )
}
