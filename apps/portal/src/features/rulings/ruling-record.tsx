'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { usePreview } from '@/lib/graphql/use-preview'
import { paths } from '@/lib/paths'
import { PreviewRulingQuery, RecordRulingMutation } from './ruling-desk.graphql'
import { RulingEffects } from './ruling-effects'
import { reasonsOf } from '@/components/reason-fields'
import { isWorded, RulingWords, type Words } from './ruling-words'
import type { Matter } from './ruling-matter'
import type { RulingAuthority } from '@/lib/codes'

interface RulingRecordProps {
  readonly event: string
  /** What is to be recorded on this authority; undefined while something is not answered. */
  readonly matterOn: (authority: RulingAuthority) => Matter | undefined
  readonly first: Words
  /** The ruling takes the place of another. */
  readonly replacing: boolean
  /** The questions above the effects. */
  readonly children: ReactNode
}

/** What would move, the words of the ruling, and the step that records it. */
export function RulingRecord({ event, matterOn, first, replacing, children }: RulingRecordProps) {
  const t = useTranslations('ruling')
  const router = useRouter()
  const [words, setWords] = useState(first)
  const action = useAction(RecordRulingMutation, data => data.recordRuling)
  const matter = matterOn(words.authority)
  const { pending, data, failure } = usePreview(PreviewRulingQuery, matter && { matter })
  const preview = data?.previewRuling
  const record = async (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!matter) return
    const { facts, decision } = words
    const why = replacing ? reasonsOf(words) : {}
    const payload = await action.run({ input: { matter, facts, decision, ...why, idempotencyKey: action.key() } })
    if (payload?.ruling) router.push(paths.ruling({ slug: event }, payload.ruling.id))
  }
  const ready = matter && preview?.problems.length === 0 && !pending && !action.pending
  return (
    <Form onSubmit={record} className="flex flex-col gap-6">
      {children}
      <section aria-live="polite" aria-busy={pending}>
        <h3 className="mb-2 text-lg">{t('effects')}</h3>
        {matter ? null : <p className="text-muted">{t('answerFirst')}</p>}
        {pending && !preview ? <p className="text-muted">{t('working')}</p> : null}
        {matter && preview ? <RulingEffects preview={preview} /> : null}
        <ActionOutcome failure={failure} />
      </section>
      <RulingWords
        words={words}
        replacing={replacing}
        onChange={part => setWords(before => ({ ...before, ...part }))}
      />
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" tone="decide" disabled={!ready || !isWorded(words, replacing)}>
          {t('record')}
        </Button>
        <p className="mt-2 text-muted text-sm">{t('recordHint')}</p>
      </div>
    </Form>
  )
}
