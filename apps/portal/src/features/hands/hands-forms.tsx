'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { UploadForm } from '@/components/upload-form'
import { useAction } from '@/lib/graphql/use-action'
import { AttachHandsMutation, DealHandsMutation } from './hands.graphql'

interface HandsFormProps {
  readonly session: string
  /** Hands are there already: why others take their place is asked. */
  readonly replaces: boolean
}

const LARGEST = 1024 * 1024

/** Attaches a hand record of any kind to the session. */
export function AttachHandsForm({ session, replaces }: HandsFormProps) {
  const t = useTranslations('hands')
  const router = useRouter()
  const action = useAction(AttachHandsMutation, data => data.attachHands)
  return (
    <UploadForm
      className="grid max-w-3xl gap-4 sm:grid-cols-2"
      label={t('attach')}
      file={{
        id: 'hands-file',
        label: t('file'),
        hint: t('fileHint'),
        tooLarge: t('tooLarge'),
        largest: LARGEST,
        accept: '.pbn,.lin,.dup,.dlm,.bri,.dge,.csv,.txt',
      }}
      submit={t('attach')}
      about={() => ({ hands: session })}
      send={async (upload, form, target) => {
        const reason = String(form.get('reason') ?? '').trim() || null
        if (!(await action.run({ input: { session, upload, reason, idempotencyKey: action.key() } }))) return
        target.reset()
        router.refresh()
      }}
      action={action}
    >
      {replaces ? <Line id="hands-attach-reason" name="reason" label={t('reason')} required /> : null}
    </UploadForm>
  )
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text))

/** Deals the boards of the session, or its walls, from a new seed. */
export function DealHandsForm({ session, replaces, walls }: HandsFormProps & { readonly walls: boolean }) {
  const t = useTranslations('hands')
  return (
    <ActForm
      document={DealHandsMutation}
      payloadOf={data => data.dealHands}
      label={t(walls ? 'dealWalls' : 'deal')}
      submit={t(walls ? 'dealWalls' : 'deal')}
      className="grid max-w-3xl gap-4 sm:grid-cols-2"
      inputOf={form => ({
        session,
        first: numberOf(form.maybe('first')),
        last: numberOf(form.maybe('last')),
        reason: form.maybe('reason'),
        idempotencyKey: form.key,
      })}
    >
      <Line id="hands-first" name="first" type="number" label={t(walls ? 'firstWall' : 'first')} />
      <Line id="hands-last" name="last" type="number" label={t(walls ? 'lastWall' : 'last')} />
      {replaces ? <Line id="hands-deal-reason" name="reason" label={t('reason')} required /> : null}
    </ActForm>
  )
}
