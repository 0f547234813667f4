'use client'

import { useLocale } from 'next-intl'
import { StandingsMoves } from '@/components/moves'
import { ScoreChanges } from '@/components/score-changes'
import { ProblemList } from '@/components/problem-list'
import { inLanguage } from '@/lib/format/bilingual'
import type { RulingPreview } from './ruling-matter'

/** What the ruling would do: at the table, to the scores, to the places. Nothing of it is stored yet. */
export function RulingEffects({ preview }: { readonly preview: RulingPreview }) {
  const locale = useLocale()
  return (
    <div className="flex flex-col gap-4" data-ruling-effects="">
      {preview.problems.length > 0 ? <ProblemList problems={preview.problems} ofAct /> : null}
      {preview.effects.length > 0 ? (
        <ul className="list-disc pl-5">
          {preview.effects.map(effect => (
            <li key={effect.en}>{inLanguage(effect, locale)}</li>
          ))}
        </ul>
      ) : null}
      <ScoreChanges scores={preview.scores} />
      {preview.problems.length === 0 ? <StandingsMoves standings={preview.standings} /> : null}
    </div>
  )
}
