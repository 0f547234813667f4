import { getTranslations } from 'next-intl/server'
import { Fold } from '@/components/fold'
import { Link } from '@/i18n/navigation'
import type { ResultOf } from '@/gql'
import { paths } from '@/lib/paths'
import { ActForm } from '@/features/case-act'
import { Part } from './case-frame'
import { type CaseHead, caseInput } from './load-room'
import type { PollsQuery } from './polls.graphql'
import { PollForm } from './poll-form'

export type Poll = ResultOf<typeof PollsQuery>['pollsOf'][number]

async function Answers({ poll }: { readonly poll: Poll }) {
  const t = await getTranslations('panelRoom')
  if (!poll.answers) return <p className="mt-1 text-muted text-sm">{t('pollSealed')}</p>
  if (poll.answers.length === 0) return <p className="mt-1 text-muted text-sm">{t('noAnswers')}</p>
  return (
    <ul className="mt-2 list-disc pl-5">
      {poll.answers.map((answer, at) => (
        <li key={`${answer.option} ${at}`}>
          <span className="font-medium">{answer.option}</span> <span className="text-muted">{answer.level}</span>
          {answer.comment ? <span> {answer.comment}</span> : null}
        </li>
      ))}
    </ul>
  )
}

/** Questions to players; answers stay sealed until the poll is closed. */
export async function Polls({ head, polls, asking }: { head: CaseHead; polls: readonly Poll[]; asking: boolean }) {
  const t = await getTranslations('panelRoom')
  return (
    <Part title={t('polls')}>
      <ul>
        {polls.map(poll => (
          <li key={poll.id} className="border-rule border-b py-4 first:border-t">
            <p className="max-w-prose font-medium">{poll.question}</p>
            <p className="text-muted text-sm">{poll.options.join(' · ')}</p>
            <Answers poll={poll} />
            {poll.closed ? null : (
              <div className="mt-3 flex flex-wrap items-center gap-4">
                <Link href={paths.poll(poll.id)} className="link">
                  {t('pollLink')}
                </Link>
                <ActForm act="closePoll" fixed={{ ...caseInput(head), poll: poll.id }} label={t('closePoll')} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {asking ? (
        <Fold title={t('askPlayers')}>
          <PollForm fixed={caseInput(head)} />
        </Fold>
      ) : null}
    </Part>
  )
}
