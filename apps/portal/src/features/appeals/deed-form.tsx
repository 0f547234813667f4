'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { MOST_EVIDENCE } from './case-words'
import { DeedFieldControl, type DeedChoices } from './deed-field'
import { deedInput } from './deed-input'
import { type Deed, deeds } from './deeds'

export interface DeedFormProps {
  readonly deed: string
  readonly appeal: string
  readonly version: number
  readonly zone: string
  readonly edition: string
  readonly choices: DeedChoices
  /** What the deed sends besides what the form asks, e.g. the deposit's amount. */
  readonly fixed?: Readonly<Record<string, unknown>>
}

/** One deed on a case as a small form that opens in its place; the page is read anew when it is done. */
export function DeedForm(props: DeedFormProps) {
  const known = deeds[props.deed]
  return known ? <KnownDeedForm known={known} {...props} /> : null
}

function KnownDeedForm({
  known,
  deed,
  appeal,
  version,
  zone,
  edition,
  choices,
  fixed,
}: DeedFormProps & { readonly known: Deed }) {
  const t = useTranslations('deed')
  const hints = useTranslations('deedHint')
  const router = useRouter()
  const details = useRef<HTMLDetailsElement>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const action = useAction(known.document, data => data.payload)
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const form = new FormData(submitted.currentTarget)
    const element = submitted.currentTarget
    const large = [...form.values()].some(value => value instanceof File && value.size > MOST_EVIDENCE)
    setTooLarge(large)
    if (large) return
    const input = { ...(await deedInput(known.fields, form, { zone, edition })), ...fixed }
    const done = await action.run({
      input: { ...input, appeal, expectedVersion: version, idempotencyKey: action.key() },
    })
    if (!done) return
    element.reset()
    if (details.current) details.current.open = false
    router.refresh()
  }
  return (
    <details ref={details} className="border-rule border-b" data-deed={deed}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2 font-medium">
        {t(deed as 'admitAppeal')}
      </summary>
      <form onSubmit={submit} className="flex max-w-prose flex-col gap-3 pb-4">
        {hints.has(deed as 'admitAppeal') ? <p className="text-muted text-sm">{hints(deed as 'admitAppeal')}</p> : null}
        {known.fields.map(field => (
          <DeedFieldControl key={field.name} deed={deed} field={field} choices={choices} zone={zone} />
        ))}
        {tooLarge ? (
          <p role="alert" className="text-seal text-sm">
            {t('tooLarge')}
          </p>
        ) : null}
        <ActionOutcome failure={action.failure} notes={action.notes} />
        <div>
          <Button type="submit" tone={known.decides ? 'decide' : 'strong'} disabled={action.pending}>
            {t(deed as 'admitAppeal')}
          </Button>
        </div>
      </form>
    </details>
  )
}
