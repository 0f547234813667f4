'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Moved } from '@/components/changes-table'
import { EntryNames } from '@/components/entry-names'
import { StandingsMoves } from '@/components/moves'
import { ProblemList } from '@/components/problem-list'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { inLanguage } from '@/lib/format/bilingual'
import type { RulingPreview } from './ruling-matter'

function Scores({ scores }: { readonly scores: RulingPreview['scores'] }) {
  const t = useTranslations('ruling')
  const columns = useTranslations('columns')
  const locale = useLocale()
  if (scores.length === 0) return null
  return (
    <RegisterTable caption={t('scores')} captionHidden label={t('scores')} fits>
      <thead>
        <Row>
          <ColumnHead>{columns('names')}</ColumnHead>
          <ColumnHead numeric>{t('score')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {scores.map(change => (
          <Row key={`${change.slot} ${change.entry.id} ${change.unit.en}`}>
            <RowHead>
              <span className="figures mr-2 font-normal text-muted text-sm">{change.entry.number}</span>
              <EntryNames entry={change.entry} plain />
            </RowHead>
            <Cell numeric>
              <Moved from={change.before} to={change.after} />{' '}
              <span className="text-muted text-sm">{inLanguage(change.unit, locale)}</span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** What the ruling would do: at the table, to the scores, to the places. Nothing of it is stored yet. */
export function RulingEffects({ preview }: { readonly preview: RulingPreview }) {
  const locale = useLocale()
  return (
    <div className="flex flex-col gap-4" data-ruling-effects="">
      {preview.problems.length > 0 ? <ProblemList problems={preview.problems} /> : null}
      {preview.effects.length > 0 ? (
        <ul className="list-disc pl-5">
          {preview.effects.map(effect => (
            <li key={effect.en}>{inLanguage(effect, locale)}</li>
          ))}
        </ul>
      ) : null}
      <Scores scores={preview.scores} />
      {preview.problems.length === 0 ? <StandingsMoves standings={preview.standings} /> : null}
    </div>
  )
}
