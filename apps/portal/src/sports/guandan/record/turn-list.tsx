import type { Problem } from '@paiji/rules'
import { type DealRecord, type FollowedDeal, formatCard, type Play, type TakenTurn } from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { ProblemText } from '@/components/problem-text'
import { Chip } from '@/components/ui/chip'
import { cn } from '@/lib/cn'
import { CardFace } from '../card-face'
import { seatLetters } from '../seat-letters'
import { markOf } from '../card-names'
import { readingFaces } from '../reading-words'
import { useGuandanTerm } from '../use-guandan-term'

/** Problems of one place of a record, each with its article. */
export function RecordProblems({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <ul className="text-seal text-sm">
      {problems.map(({ code, params, clause }) => (
        <li key={code}>
          <ProblemText problems={[{ code, params }]} /> {clause ? <ClauseRef clause={clause} /> : null}
        </li>
      ))}
    </ul>
  )
}

interface TurnProps {
  readonly play: Play
  readonly turn: TakenTurn | undefined
  readonly level: number
  readonly number: number
}

function Turn({ play, turn, level, number }: TurnProps) {
  const t = useTranslations('guandan.record')
  const seats = useTranslations('guandan.seat')
  const term = useGuandanTerm()
  const letter = seatLetters[play.seat]
  return (
    <>
      <span className="figures min-w-7 text-muted text-sm">{number}</span>
      <span className="min-w-12 font-medium">{seats(letter)}</span>
      {play.cards.length === 0 ? <span className="text-muted">{t('pass')}</span> : null}
      <span className="inline-flex flex-wrap gap-0.5">
        {play.cards.map((card, i) => (
          <CardFace key={i} code={formatCard(card)} size={20} {...markOf(card, level)} />
        ))}
      </span>
      {turn?.reading ? (
        <span className="text-muted text-sm">
          {term(turn.reading.type)} <span className="figures">{readingFaces(turn.reading, level)}</span>
        </span>
      ) : null}
      {turn?.borrowed ? <Chip>{t('borrowed')}</Chip> : null}
      {turn?.reading && turn.left <= 10 ? (
        <span className="figures text-muted text-sm">
          {turn.left === 0 ? t('wentOut') : t('left', { count: turn.left })}
        </span>
      ) : null}
    </>
  )
}

interface TurnListProps {
  readonly record: DealRecord
  readonly followed: FollowedDeal
  /** Whether what breaks a rule is said beneath the turn. */
  readonly judged?: boolean
  readonly action?: (at: number) => ReactNode
}

/** The turns of a deal in order; a trick begins at each rule. */
export function TurnList({ record, followed, judged = false, action }: TurnListProps) {
  const { turns, replay } = followed
  return (
    <ol>
      {record.plays.map((play, at) => {
        const found = judged ? replay.problems.filter(({ at: place }) => place?.path === `plays[${at}]`) : []
        return (
          <li
            key={at}
            data-turn={at + 1}
            data-illegal={found.length > 0 ? '' : undefined}
            className={cn(
              'py-1',
              turns[at]?.leads && 'border-rule border-t',
              found.length > 0 && 'border-seal border-l-2 pl-2',
              judged && at > turns.length && 'opacity-60',
            )}
          >
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Turn play={play} turn={turns[at]} level={record.level} number={at + 1} />
              {action ? <span className="ml-auto">{action(at)}</span> : null}
            </span>
            <RecordProblems problems={found} />
          </li>
        )
      })}
    </ol>
  )
}
