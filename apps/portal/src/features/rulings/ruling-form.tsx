'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { firstAnswers, type Guide } from './guide-search'
import { RulingByHand } from './ruling-by-hand'
import { RulingDecision } from './ruling-decision'
import type { Chosen, RulingSubject } from './ruling-matter'
import { SituationList } from './situation-list'
import { ScriptedButton } from '@/components/ui/scripted'

interface RulingFormProps extends RulingSubject {
  readonly guide: Guide
}

/** First what happened and what is done about it, then the words, with what moves beside them. */
export function RulingForm({ guide, ...rest }: RulingFormProps) {
  const t = useTranslations('ruling')
  const [chosen, setChosen] = useState<Chosen | 'byHand'>()
  if (!chosen)
    return (
      <SituationList
        guide={guide}
        onChoose={(situation, option) => setChosen({ situation, option })}
        onByHand={() => setChosen('byHand')}
      />
    )
  return (
    <section>
      <ScriptedButton className="link mb-3 min-h-11" onClick={() => setChosen(undefined)}>
        {t('chooseAnother')}
      </ScriptedButton>
      {chosen === 'byHand' ? (
        <RulingByHand {...rest} />
      ) : (
        <RulingDecision {...rest} chosen={chosen} first={firstAnswers(chosen.option)} />
      )}
    </section>
  )
}
