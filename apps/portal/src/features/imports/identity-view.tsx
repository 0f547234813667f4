import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { ask } from '@/lib/graphql/server-client'
import { IdentityQuestionForm } from './identity-question-form'
import { IdentityQueueQuery } from './imports.graphql'

/** Names nobody could place with certainty, one after the other. */
export async function IdentityView() {
  const [t, answer] = await Promise.all([getTranslations('identity'), ask(IdentityQueueQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const questions = answer.data.identityQuestions
  return (
    <>
      <h1 className="mb-1 text-xl">{t('title')}</h1>
      <p className="mb-4 max-w-prose text-muted">{t('intro')}</p>
      {questions.length === 0 ? <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState> : null}
      {questions.map(question => (
        <IdentityQuestionForm key={question.id} question={question} />
      ))}
    </>
  )
}
