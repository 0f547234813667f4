import { getLocale, getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import type { ResultOf } from '@/gql'
import { namesInOrder } from '@/lib/format/names'
import { ActForm } from '@/features/case-act'
import { Part } from './case-frame'
import { type CaseHead, caseInput, type Seat } from './load-room'
import type { SeatsQuery } from './panel.graphql'

interface ChallengesProps {
  readonly head: CaseHead
  readonly seats: readonly Seat[]
  readonly challenges: ResultOf<typeof SeatsQuery>['panelChallenges']
}

/** Objections to members and what came of them; the chair, or the next body, decides the open ones. */
export async function Challenges({ head, seats, challenges }: ChallengesProps) {
  const [t, locale] = await Promise.all([getTranslations('panelRoom'), getLocale()])
  if (challenges.length === 0) return null
  const decides = head.nextSteps.some(step => step.code === 'DECIDE_CHALLENGE' && step.mine)
  const nameOf = (member: string) => {
    const seat = seats.find(each => each.id === member)
    return seat ? namesInOrder(seat.person, locale).primary.text : ''
  }
  const decisions = [
    { value: '', label: t('chooseOne') },
    { value: 'yes', label: t('upheld') },
    { value: 'no', label: t('rejected') },
  ]
  return (
    <Part title={t('challenges')}>
      <ul>
        {challenges.map(challenge => (
          <li key={challenge.id} className="border-rule border-b py-4 first:border-t">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="font-medium">{nameOf(challenge.member.id)}</span>
              <Chip tone={challenge.decision ? 'plain' : 'seal'}>
                {challenge.decision ? t(challenge.decision === 'upheld' ? 'upheld' : 'rejected') : t('open')}
              </Chip>
              <span className="text-muted text-sm">
                <Instant at={challenge.recordedAt} zone={head.timeZone} />
              </span>
            </p>
            <p className="mt-1 max-w-prose">{challenge.reason}</p>
            {challenge.reasons ? <p className="mt-1 max-w-prose text-muted">{challenge.reasons}</p> : null}
            {!challenge.decision && decides ? (
              <div className="mt-3 max-w-prose">
                <ActForm
                  act="decideChallenge"
                  fixed={{ ...caseInput(head), challenge: challenge.id }}
                  label={t('decideChallenge')}
                  tone="decide"
                  fields={[
                    { name: 'uphold', kind: 'yesNo', label: t('decision'), required: true, options: decisions },
                    { name: 'reasons', kind: 'text', label: t('reasons'), required: true },
                  ]}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  )
}
