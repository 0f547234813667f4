import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { ClientMessages } from '@/i18n/client-messages'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { ask } from '@/lib/graphql/server-client'
import { ActForm } from '@/features/case-act'
import { roomNamespaces } from './case-frame'
import { PollAskedQuery } from './polls.graphql'

/** The answering page of somebody asked: the question, no names, one answer. */
export async function PollView({ id }: { readonly id: string }) {
  const [t, answer] = await Promise.all([getTranslations('panelRoom'), ask(PollAskedQuery, { poll: id })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const poll = answer.data.pollInvitation
  const over = poll.answered ? t('answered') : poll.closed ? t('pollClosed') : undefined
  return (
    <ClientMessages namespaces={roomNamespaces}>
      <BrowserClientProvider>
        <PageTitle title={t('answerTitle')} secondary={t('answerIntro')} />
        <p className="mb-6 max-w-prose whitespace-pre-line text-md">{poll.question}</p>
        {over ? (
          <Notice>{over}</Notice>
        ) : (
          <div className="max-w-prose">
            <ActForm
              act="answerPoll"
              fixed={{ poll: poll.id }}
              label={t('answer')}
              tone="strong"
              fields={[
                {
                  name: 'option',
                  kind: 'choice',
                  label: t('option'),
                  required: true,
                  options: [
                    { value: '', label: t('chooseOne') },
                    ...poll.options.map(value => ({ value, label: value })),
                  ],
                },
                { name: 'level', kind: 'text', label: t('level'), required: true },
                { name: 'comment', kind: 'area', label: t('comment') },
              ]}
            />
          </div>
        )}
      </BrowserClientProvider>
    </ClientMessages>
  )
}
