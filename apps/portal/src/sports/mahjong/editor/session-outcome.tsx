'use client'

import { Ratios } from '@paiji/rules'
import type { ByPlayer, MahjongSheet, Player } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { ProblemText } from '@/components/problem-text'
import { type Conditions, outcomeOf, sessionProblems, sessionRemarks } from './session-draft'
import { signed } from './signed'

interface SessionOutcomeProps {
  readonly sheet: MahjongSheet
  readonly conditions: Conditions
  readonly names: ByPlayer<string>
}

/** Where the table stands: session points, the standard points they give with ties shared, and what is still wrong. */
export function SessionOutcome({ sheet, conditions, names }: SessionOutcomeProps) {
  const t = useTranslations('mahjong.sheet')
  const { points, standard } = outcomeOf(sheet, conditions)
  const problems = [...sessionProblems(sheet, conditions), ...sessionRemarks(sheet, conditions)].filter(
    ({ hand }) => hand === undefined,
  )
  return (
    <section aria-label={t('outcome')} aria-live="polite" className="border-rule-strong border-y py-3">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {points
          ? names.map((name, player) => (
              <div key={player} className="min-w-0">
                <dt className="truncate text-muted text-sm">{`${player + 1} ${name}`}</dt>
                <dd className="figures text-md">
                  {signed(points[player as Player])}
                  {standard ? (
                    <span className="ml-2 text-muted text-sm">
                      {t('standardPoints', { points: Ratios.toDecimal(standard[player as Player], 2) })}
                    </span>
                  ) : null}
                </dd>
              </div>
            ))
          : null}
      </dl>
      <ul className="mt-2 text-sm">
        {problems.map((problem, i) => (
          <li key={i} className={problem.code === 'HANDS_MISSING' ? 'text-muted' : 'text-seal'}>
            <ProblemText problems={[problem]} />
          </li>
        ))}
        {problems.length === 0 && points ? <li className="text-muted">{t('addsUp')}</li> : null}
      </ul>
    </section>
  )
}
