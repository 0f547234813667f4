'use client'

import { useLocale, useTranslations } from 'next-intl'
import { noReasons } from '@/components/reason-fields'
import { useState } from 'react'
import { Field, SelectField, TextArea } from '@/components/ui/field'
import { type Answers, OptionFields } from '@/features/award-entry'
import { CasesLike } from '@/features/like-cases'
import type { RulingAuthority } from '@/lib/codes'
import { inLanguage } from '@/lib/format/bilingual'
import { firstAnswers, isComplete, type Option } from './guide-search'
import type { LedPath, LedResult, LedSituation } from './led-path'
import { about, type Matter, type RulingSubject } from './ruling-matter'
import { RulingRecord } from './ruling-record'

interface LedDecisionProps extends RulingSubject {
  readonly led: LedSituation
  readonly path: LedPath
  readonly result: Pick<LedResult, 'option' | 'answers' | 'situation' | 'clause'>
  /** What the guide allows in the situation, the proposed option among it. */
  readonly options: readonly Option[]
  /** The path in words, and the text to read aloud: what the form begins with. */
  readonly facts: string
  readonly decision: string
}

/** What the form begins with: the proposal, and what is usual for what it leaves open. */
const proposedAnswers = (option: Option | undefined, answers: LedResult['answers']): Answers => ({
  ...(option ? firstAnswers(option) : {}),
  ...Object.fromEntries(answers.map(({ name, value }) => [name, value])),
})

interface Draft {
  readonly option: string
  readonly answers: Answers
  readonly departure: string
}

interface RuledProps {
  readonly options: readonly Option[]
  readonly proposed: string
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** What is ruled: the proposal, or another option that the guide allows. */
function Ruled({ options, proposed, chosen, onChoose }: RuledProps) {
  const t = useTranslations('ruling.led')
  const locale = useLocale()
  return (
    <SelectField
      id="led-option"
      name="option"
      label={t('ruled')}
      value={chosen}
      onChange={event => onChoose(event.target.value)}
      choices={options.map(({ code, name }) => ({
        value: code,
        label: code === proposed ? t('proposed', { option: inLanguage(name, locale) }) : inLanguage(name, locale),
      }))}
    />
  )
}

/** The proposal is recorded as it stands, or changed with a reason. */
export function LedDecision(props: LedDecisionProps) {
  const { led, path, result, options, facts, decision } = props
  const t = useTranslations('ruling.led')
  const optionOf = (code: string) => options.find(option => option.code === code)
  const proposed = result.option.code
  const [draft, setDraft] = useState<Draft>({
    option: proposed,
    answers: proposedAnswers(optionOf(proposed), result.answers),
    departure: '',
  })
  const option = optionOf(draft.option)
  const departs =
    draft.option !== proposed || result.answers.some(({ name, value }) => (draft.answers[name] ?? '').trim() !== value)
  const matterOn = (authority: RulingAuthority): Matter | undefined => {
    if (!option || !isComplete(option, draft.answers) || (departs && draft.departure.trim() === '')) return undefined
    const answers = Object.entries(draft.answers).map(([name, value]) => ({ name, value }))
    const changed = departs ? { departure: draft.departure, option: draft.option } : {}
    return { ...about(props), content: { led: { situation: led, path, answers, ...changed } }, authority }
  }
  const change = (part: Partial<Draft>) => setDraft(before => ({ ...before, ...part }))
  return (
    <RulingRecord
      event={props.event}
      replacing={props.replaces !== undefined}
      matterOn={matterOn}
      first={{ facts, decision, authority: result.option.authority, ...noReasons }}
    >
      <CasesLike sport={props.sport} article={result.clause.article} situation={result.situation.code} />
      <Ruled
        options={options}
        proposed={proposed}
        chosen={draft.option}
        onChoose={code =>
          change({ option: code, answers: proposedAnswers(optionOf(code), code === proposed ? result.answers : []) })
        }
      />
      {option ? (
        <OptionFields
          option={option}
          sides={props.sides}
          answers={draft.answers}
          onAnswer={(name, value) => change({ answers: { ...draft.answers, [name]: value } })}
        />
      ) : null}
      {departs ? (
        <Field id="led-departure" label={t('departure')}>
          <TextArea
            id="led-departure"
            name="departure"
            required
            value={draft.departure}
            onChange={event => change({ departure: event.target.value })}
          />
        </Field>
      ) : null}
    </RulingRecord>
  )
}
