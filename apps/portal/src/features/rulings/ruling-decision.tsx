'use client'

import { useLocale } from 'next-intl'
import { noReasons } from '@/components/reason-fields'
import { useState } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { inLanguage } from '@/lib/format/bilingual'
import type { Answers } from '@/features/award-entry'
import { CasesLike } from '@/features/like-cases'
import { isComplete } from './guide-search'
import { OptionFields } from '@/features/award-entry'
import { type Chosen, matterOf, type RulingSubject } from './ruling-matter'
import { RulingRecord } from './ruling-record'

interface RulingDecisionProps extends RulingSubject {
  readonly chosen: Chosen
  readonly first: Answers
}

function Head({ chosen: { situation, option } }: { readonly chosen: Chosen }) {
  const locale = useLocale()
  return (
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
  )
}

/** A choice of the guide: the option's questions, and everything that follows. */
export function RulingDecision(props: RulingDecisionProps) {
  const { event, chosen, first, sides, replaces } = props
  const { situation, option } = chosen
  const locale = useLocale()
  const [answers, setAnswers] = useState(first)
  return (
    <RulingRecord
      event={event}
      replacing={replaces !== undefined}
      matterOn={authority => (isComplete(option, answers) ? matterOf(props, chosen, answers, authority) : undefined)}
      first={{
        facts: inLanguage(situation.name, locale),
        decision: inLanguage(option.becomes ?? option.name, locale),
        authority: option.authority,
        ...noReasons,
      }}
    >
      <Head chosen={chosen} />
      <CasesLike sport={props.sport} article={situation.clause.article} situation={situation.code} />
      <OptionFields
        option={option}
        sides={sides}
        answers={answers}
        onAnswer={(name, value) => setAnswers(before => ({ ...before, [name]: value }))}
      />
    </RulingRecord>
  )
}
