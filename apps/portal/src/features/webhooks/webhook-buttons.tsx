'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import {
  RemoveWebhookMutation,
  RepeatWebhookDeliveryMutation,
  SwitchWebhookMutation,
  TestWebhookMutation,
} from './webhooks.graphql'

/** Tries an address, pauses it or lets it go on, removes it. */
export function WebhookButtons({
  webhook,
  active,
  list,
}: {
  readonly webhook: string
  readonly active: boolean
  /** The page of all of them, in this language. */
  readonly list: string
}) {
  const t = useTranslations('webhooks')
  const router = useRouter()
  const [sure, setSure] = useState(false)
  const test = useAction(TestWebhookMutation, data => data.testWebhook)
  const turn = useAction(SwitchWebhookMutation, data => data.switchWebhook)
  const remove = useAction(RemoveWebhookMutation, data => data.removeWebhook)
  const tryIt = async () => {
    if (await test.run({ input: { webhook } })) router.refresh()
  }
  const turnIt = async () => {
    if (await turn.run({ input: { webhook, active: !active } })) router.refresh()
  }
  const removeIt = async () => {
    if (!sure) return setSure(true)
    if (await remove.run({ input: { webhook } })) router.push(list)
  }
  return (
    <div className="mb-6">
      <p className="flex flex-wrap gap-3">
        <Button onClick={tryIt} disabled={test.pending}>
          {t('test')}
        </Button>
        <Button onClick={turnIt} disabled={turn.pending}>
          {t(active ? 'pause' : 'goOn')}
        </Button>
        <Button onClick={removeIt} disabled={remove.pending}>
          {t(sure ? 'removeSurely' : 'remove')}
        </Button>
      </p>
      <ActionOutcome failure={test.failure ?? turn.failure ?? remove.failure} />
    </div>
  )
}

/** Sends one message again now. */
export function RepeatButton({ delivery }: { readonly delivery: string }) {
  const t = useTranslations('webhooks')
  const router = useRouter()
  const action = useAction(RepeatWebhookDeliveryMutation, data => data.repeatWebhookDelivery)
  const press = async () => {
    if (await action.run({ input: { delivery } })) router.refresh()
  }
  return (
    <>
      <Button size="small" disabled={action.pending} onClick={press}>
        {t('repeat')}
      </Button>
      <ActionOutcome failure={action.failure} />
    </>
  )
}

/** The page anew: a message goes out within seconds of its being asked for. */
export function LookAgainButton() {
  const t = useTranslations('webhooks')
  const router = useRouter()
  return (
    <Button size="small" onClick={() => router.refresh()}>
      {t('lookAgain')}
    </Button>
  )
}
