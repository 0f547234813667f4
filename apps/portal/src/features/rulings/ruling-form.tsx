'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { firstAnswers, type Guide, type Option, type Situation } from './guide-search'
import type { Side } from './option-fields'
import { RulingDecision } from './ruling-decision'
import { SituationList } from './situation-list'

export interface RulingFormProps {
  readonly event: string
  readonly stage: string
  readonly entry: string
  readonly slot?: string
  readonly sides: readonly Side[]
  readonly guide: Guide
}

export interface Chosen {
  readonly situation: Situation
  readonly option: Option
}

/** First what happened and what is done about it, then the words, with what moves beside them. */
export function RulingForm({ guide, ...rest }: RulingFormProps) {
  const t = useTranslations('ruling')
  const [chosen, setChosen] = useState<Chosen>()
  if (!chosen) return <SituationList guide={guide} onChoose={(situation, option) => setChosen({ situation, option })} />
  return (
    <section>
      <button type="button" className="link mb-3 min-h-11" onClick={() => setChosen(undefined)}>
        {t('chooseAnother')}
      </button>
      <RulingDecision {...rest} chosen={chosen} first={firstAnswers(chosen.option)} />
    </section>
  )
}
