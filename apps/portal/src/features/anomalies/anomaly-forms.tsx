'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { AcceptAnomalyMutation, OwnAnomalyMutation, RunChecksMutation } from './anomalies.graphql'

/** Runs the checks now. */
export function RunChecksForm({ organisation }: { readonly organisation: string }) {
  const t = useTranslations('anomalies')
  const router = useRouter()
  const action = useAction(RunChecksMutation, data => data.runChecks)
  const [ran, setRan] = useState<{ readonly found: number; readonly gone: number }>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { found, gone } = (await action.run({ input: { organisation } })) ?? {}
    if (typeof found !== 'number' || typeof gone !== 'number') return setRan(undefined)
    setRan({ found, gone })
    router.refresh()
  }
  return (
    <Form onSubmit={submit}>
      <Button type="submit" disabled={action.pending}>
        {action.pending ? t('running') : t('run')}
      </Button>
      <p role="status" className="mt-2 text-sm">
        {ran ? t('ran', ran) : null}
      </p>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}

/** Takes one on, or says why it is as it should be. */
export function SettleForms({ anomaly, isMine }: { readonly anomaly: string; readonly isMine: boolean }) {
  const t = useTranslations('anomalies')
  const router = useRouter()
  const own = useAction(OwnAnomalyMutation, data => data.ownAnomaly)
  const accept = useAction(AcceptAnomalyMutation, data => data.acceptAnomaly)
  const take = async () => {
    if (await own.run({ input: { anomaly, mine: !isMine } })) router.refresh()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    if (await accept.run({ input: { anomaly, reason } })) router.refresh()
  }
  const id = `reason-${anomaly}`
  return (
    <div className="flex flex-wrap items-start gap-x-4">
      <Button size="small" disabled={own.pending} onClick={take}>
        {t(isMine ? 'giveBack' : 'takeOn')}
      </Button>
      <details className="min-w-0">
        <summary className="link flex min-h-11 items-center text-sm lg:min-h-8">{t('accept')}</summary>
        <Form onSubmit={submit} className="flex max-w-md flex-col gap-3 py-2">
          <Field id={id} label={t('reason')}>
            <TextInput id={id} name="reason" required autoComplete="off" />
          </Field>
          <div>
            <Button type="submit" size="small" disabled={accept.pending}>
              {t('acceptNow')}
            </Button>
          </div>
        </Form>
      </details>
      <ActionOutcome failure={own.failure ?? accept.failure} />
    </div>
  )
}
