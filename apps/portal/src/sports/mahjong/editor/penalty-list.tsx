'use client'

import {
  type ByPlayer,
  penaltyCatalogue,
  type PenaltyMeasure,
  type PenaltyNote,
  type Player,
} from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { PlayerSelect } from './player-select'

interface PenaltyListProps {
  readonly notes: readonly PenaltyNote[]
  /** What each note costs, the ladders of the hand counted. */
  readonly measures: readonly (readonly PenaltyMeasure[])[]
  readonly names: ByPlayer<string>
  readonly onChange: (notes: readonly PenaltyNote[]) => void
  /** Writes a fine that a measure asks for beside the hand. */
  readonly onFine: (player: Player, amount: number) => void
}

const valuesOf = (measure: PenaltyMeasure): Readonly<Record<string, string | number>> =>
  Object.fromEntries(Object.entries(measure).filter(([name]) => name !== 'kind')) as Record<string, string | number>

/** Acts of the catalogue with their article, what follows from each, and a line for one more. */
export function PenaltyList({ notes, measures, names, onChange, onFine }: PenaltyListProps) {
  const t = useTranslations('mahjong')
  const words = useTranslations('mahjong.measure')
  const [player, setPlayer] = useState<Player>()
  const [code, setCode] = useState('')
  const articleOf = (act: string) => penaltyCatalogue.find(rule => rule.code === act)?.clause.article ?? ''
  const measureText = (measure: PenaltyMeasure) => codeText(words, measure.kind, valuesOf(measure))
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t('sheet.penalties')}</legend>
      <ul>
        {notes.map((note, i) => (
          <li key={i} className="flex flex-wrap items-center justify-between gap-x-2 text-sm">
            <span>
              {`${names[note.player]} · ${codeText(t, `act.${note.code}`)} `}
              <span className="text-muted">{`${articleOf(note.code)} → ${(measures[i] ?? []).map(measureText).join(t('sheet.and'))}`}</span>
            </span>
            <span className="flex gap-1">
              {(measures[i] ?? []).map((measure, at) =>
                measure.kind === 'fine' ? (
                  <Button key={at} size="small" onClick={() => onFine(note.player, measure.amount)}>
                    {t('sheet.writeFine', { amount: measure.amount })}
                  </Button>
                ) : null,
              )}
              <Button size="small" tone="quiet" onClick={() => onChange(notes.filter((_, at) => at !== i))}>
                {t('sheet.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-2">
        <PlayerSelect label={t('sheet.offender')} names={names} value={player} onChange={setPlayer} />
        <Select
          aria-label={t('sheet.act')}
          className="w-auto min-w-40 flex-[2]"
          value={code}
          onChange={event => setCode(event.target.value)}
        >
          <option value="">{t('sheet.act')}</option>
          {penaltyCatalogue.map((rule, i) => (
            <option key={rule.code} value={rule.code}>
              {`${i + 1} ${codeText(t, `act.${rule.code}`)} (${rule.clause.article})`}
            </option>
          ))}
        </Select>
        <Button
          disabled={player === undefined || code === ''}
          onClick={() => {
            if (player !== undefined) onChange([...notes, { player, code }])
            setCode('')
          }}
        >
          {t('sheet.addPenalty')}
        </Button>
      </div>
    </fieldset>
  )
}
