'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { inLanguage } from '@/lib/format/bilingual'
import { useAction } from '@/lib/graphql/use-action'
import type { Candidate } from './import-data'
import { DecideIdentityMutation } from './imports.graphql'
import { PersonChoice } from './person-choice'

interface Question {
  readonly id: string
  readonly nameAsEntered: string
  readonly event: { readonly name: { readonly zh: string; readonly en: string } } | null
  readonly candidates: readonly Candidate[]
}

/** One open question with its answer. */
export function IdentityQuestionForm({ question }: { readonly question: Question }) {
  const t = useTranslations('identity')
  const locale = useLocale()
  const router = useRouter()
  const [chosen, setChosen] = useState('')
  const action = useAction(DecideIdentityMutation, data => data.decideIdentity)
  const decide = async () => {
    const is = chosen === 'new' ? { newPerson: true } : { person: chosen }
    if (await action.run({ input: { question: question.id, is } })) router.refresh()
  }
  return (
    <div className="pb-4">
      {question.event ? <p className="text-muted text-sm">{inLanguage(question.event.name, locale)}</p> : null}
      <PersonChoice
        name={`question-${question.id}`}
        entered={question.nameAsEntered}
        candidates={question.candidates}
        chosen={chosen}
        onChoose={setChosen}
      />
      <ActionOutcome failure={action.failure} />
      <Button size="small" className="mt-2" disabled={chosen === '' || action.pending} onClick={decide}>
        {t('decide')}
      </Button>
    </div>
  )
}
