import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ProblemList } from '@/components/problem-list'
import { EmptyState } from '@/components/ui/empty-state'
import { numberOfPlayer } from '@/features/players'
import { loadChoices, loadWhatIf } from './load-outlook'
import type { WhatIfAsked } from './read-what-if'
import { WhatIfAnswerView } from './what-if-answer'
import { WhatIfForm } from './what-if-form'

async function Answer({ personId, asked }: { readonly personId: string; readonly asked: WhatIfAsked }) {
  if (!asked.event || !asked.place) return null
  const answer = await loadWhatIf(personId, asked.event, asked)
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { whatIf, problems } = answer.data.whatIf
  return whatIf ? (
    <WhatIfAnswerView answer={whatIf} />
  ) : (
    <div className="mt-4">
      <ProblemList problems={problems.map(problem => ({ ...problem, path: null }))} />
    </div>
  )
}

/** "If I finish third": an event to come and a place, and what they would give this player. */
export async function WhatIfView({ personId, asked }: { readonly personId: string; readonly asked: WhatIfAsked }) {
  const [t, player, choices] = await Promise.all([
    getTranslations('outlook.whatIf'),
    numberOfPlayer(personId),
    loadChoices(personId),
  ])
  if (!choices.ok) return <FailureNotice failure={choices.failure} />
  const { entered, others } = choices.data
  if (entered.length + others.length === 0) return <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{t('intro')}</p>
      <WhatIfForm key={JSON.stringify(asked)} player={player} asked={asked} entered={entered} others={others} />
      <Answer personId={personId} asked={asked} />
    </>
  )
}
