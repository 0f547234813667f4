import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ProblemList } from '@/components/problem-list'
import { EmptyState } from '@/components/ui/empty-state'
import { problemsByField } from '@/i18n/problems-by-field'
import { numberOfPlayer } from '@/features/players'
import { loadChoices, loadWhatIf } from './load-outlook'
import type { WhatIfRequest } from './read-what-if'
import { WhatIfAnswerView } from './what-if-answer'
import { WhatIfForm } from './what-if-form'

const fields = ['event', 'place', 'field']

/** "If I finish third": an event to come and a place, and what they would give this player. */
export async function WhatIfView({ personId, asked }: { readonly personId: string; readonly asked: WhatIfRequest }) {
  const [t, locale, words, player, choices, answer] = await Promise.all([
    getTranslations('outlook.whatIf'),
    getLocale(),
    getTranslations('problem'),
    numberOfPlayer(personId),
    loadChoices(personId),
    asked.event && asked.place ? loadWhatIf(personId, asked.event, asked) : undefined,
  ])
  if (!choices.ok) return <FailureNotice failure={choices.failure} />
  const { entered, others: rest } = choices.data
  if (entered.length + rest.length === 0) return <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
  const { said, others } = problemsByField(words, answer?.ok ? answer.data.whatIf.problems : [], fields, locale)
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{t('intro')}</p>
      <WhatIfForm
        key={JSON.stringify(asked)}
        player={player}
        asked={asked}
        entered={entered}
        others={rest}
        problems={said}
      />
      {answer && !answer.ok ? <FailureNotice failure={answer.failure} /> : null}
      <ProblemList problems={others} ofAct />
      {answer?.ok && answer.data.whatIf.whatIf ? <WhatIfAnswerView answer={answer.data.whatIf.whatIf} /> : null}
    </>
  )
}
