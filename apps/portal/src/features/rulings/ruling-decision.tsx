'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { ClauseRef } from '@/components/clause-ref'
import { Button } from '@/components/ui/button'
import { Field, Select, TextArea } from '@/components/ui/field'
import { useRouter } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { type Answers, isComplete } from './guide-search'
import { OptionFields } from './option-fields'
import { RecordRulingMutation } from './ruling-desk.graphql'
import { RulingEffects } from './ruling-effects'
import { type Chosen, matterOf, type RulingSubject } from './ruling-matter'
import { useRulingPreview } from './use-ruling-preview'

const authorities = ['director', 'chiefDirector', 'committee'] as const
const parts = ['judgement', 'law', 'score', 'discipline'] as const

interface RulingDecisionProps extends RulingSubject {
  readonly chosen: Chosen
  readonly first: Answers
}

interface Words {
  readonly facts: string
  readonly decision: string
  readonly authority: string
  readonly part: string
}

function WordFields({ words, onChange }: { words: Words; onChange: (part: Partial<Words>) => void }) {
  const t = useTranslations('ruling')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field id="ruling-facts" label={t('facts')} className="col-span-full">
        <TextArea id="ruling-facts" required value={words.facts} onChange={e => onChange({ facts: e.target.value })} />
      </Field>
      <Field id="ruling-decision" label={t('decision')} className="col-span-full">
        <TextArea
          id="ruling-decision"
          required
          value={words.decision}
          onChange={e => onChange({ decision: e.target.value })}
        />
      </Field>
      <Field id="ruling-authority" label={t('authority')}>
        <Select id="ruling-authority" value={words.authority} onChange={e => onChange({ authority: e.target.value })}>
          {authorities.map(code => (
            <option key={code} value={code}>
              {t(`authorities.${code}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="ruling-part" label={t('part')}>
        <Select id="ruling-part" value={words.part} onChange={e => onChange({ part: e.target.value })}>
          {parts.map(code => (
            <option key={code} value={code}>
              {t(`parts.${code}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

/** The option's questions, what would move, the words of the ruling, and the step that records it. */
export function RulingDecision(props: RulingDecisionProps) {
  const { event, chosen, first, sides } = props
  const { situation, option } = chosen
  const t = useTranslations('ruling')
  const locale = useLocale()
  const router = useRouter()
  const [answers, setAnswers] = useState(first)
  const [words, setWords] = useState<Words>({
    facts: inLanguage(situation.name, locale),
    decision: inLanguage(option.becomes ?? option.name, locale),
    authority: option.authority,
    part: option.kind === 'adjustedScore' ? 'judgement' : 'discipline',
  })
  const action = useAction(RecordRulingMutation, data => data.recordRuling)
  const matter = matterOf(props, chosen, answers, words.authority)
  const { pending, preview, failure } = useRulingPreview(isComplete(option, answers) ? matter : undefined)
  const record = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const { facts, decision, part } = words
    const payload = await action.run({ input: { matter, facts, decision, part, idempotencyKey: action.key() } })
    if (payload?.ruling) router.push(paths.ruling(event, payload.ruling.id))
  }
  const ready = preview !== undefined && preview.problems.length === 0 && !pending && !action.pending
  return (
    <form onSubmit={record} className="flex flex-col gap-6">
      <div>
        <h2 className="text-lg">
          {inLanguage(situation.name, locale)} · {inLanguage(option.name, locale)}
          {option.becomes ? ` → ${inLanguage(option.becomes, locale)}` : ''}
        </h2>
        <p className="flex flex-wrap gap-x-4">
          {option.clauses.map(clause => (
            <ClauseRef key={clause.article} clause={clause} />
          ))}
        </p>
      </div>
      <OptionFields
        option={option}
        sides={sides}
        answers={answers}
        onAnswer={(name, value) => setAnswers(before => ({ ...before, [name]: value }))}
      />
      <section aria-live="polite" aria-busy={pending}>
        <h3 className="mb-2 text-lg">{t('effects')}</h3>
        {!isComplete(option, answers) ? <p className="text-muted">{t('answerFirst')}</p> : null}
        {pending && !preview ? <p className="text-muted">{t('working')}</p> : null}
        {preview ? <RulingEffects preview={preview} /> : null}
        <ActionOutcome failure={failure} />
      </section>
      <WordFields words={words} onChange={part => setWords(before => ({ ...before, ...part }))} />
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" tone="decide" disabled={!ready || !words.facts.trim() || !words.decision.trim()}>
          {t('record')}
        </Button>
        <p className="mt-2 text-muted text-sm">{t('recordHint')}</p>
      </div>
    </form>
  )
}
