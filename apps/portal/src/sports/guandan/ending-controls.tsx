'use client'

import {
  endGame,
  type Ending,
  type GameSheet,
  type GuandanSettings,
  levelMarks,
  type LevelMark,
  type PerSide,
  withFinalLevels,
  withSide,
} from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field, Select, TextInput } from '@/components/ui/field'
import { useGuandanTerm, useLevelText } from './use-guandan-term'

interface EndingControlsProps {
  readonly sheet: GameSheet
  readonly settings: GuandanSettings
  readonly needsDecision: boolean
  readonly disabled?: boolean
  readonly onChange: (sheet: GameSheet) => void
}

const byOffence: readonly Ending[] = ['forfeit', 'penalty', 'suspension']

/** The ways this format can end besides what its deals say; who did it goes with the last three. */
const endingsOf = ({ format, aceRule }: GuandanSettings): readonly Ending[] => [
  'inProgress',
  'passAce',
  ...(format === 'byDeals' || format === 'byTimeAndDeals' ? (['dealCount'] as const) : []),
  ...(format === 'byTime' || format === 'byTimeAndDeals' ? (['time'] as const) : []),
  ...(aceRule.onFail === 'loseGame' ? (['aceFailed'] as const) : []),
  ...byOffence,
]

const needsSide = (ended: Ending): boolean => ended === 'aceFailed' || byOffence.includes(ended)

function SideSelect({
  label,
  value,
  both,
  disabled,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly both?: boolean
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
}) {
  const t = useTranslations('guandan.side')
  const id = useId()
  return (
    <Field id={id} label={label}>
      <Select id={id} value={value} disabled={disabled} onChange={event => onChange(event.target.value)}>
        <option value="">—</option>
        <option value="0">{t('0')}</option>
        <option value="1">{t('1')}</option>
        {both ? <option value="both">{t('both')}</option> : null}
      </Select>
    </Field>
  )
}

/** How the game ended and by whom, whom equal levels favour, and the 犯规 of both sides. */
export function EndingControls({ sheet, settings, needsDecision, disabled, onChange }: EndingControlsProps) {
  const t = useTranslations('guandan.editor')
  const term = useGuandanTerm()
  const id = useId()
  const endedBy = sheet.endedBy === undefined ? '' : String(sheet.endedBy)
  const sideOf = (value: string): GameSheet['endedBy'] => (value === 'both' ? 'both' : value === '1' ? 1 : 0)
  const end = (ended: Ending, by: string) =>
    onChange(endGame(sheet, ended, needsSide(ended) ? sideOf(by) : undefined, settings))
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Field id={`${id}-ended`} label={t('ended')}>
        <Select
          id={`${id}-ended`}
          value={sheet.ended}
          disabled={disabled}
          onChange={event => end(event.target.value as Ending, endedBy)}
        >
          {endingsOf(settings).map(ending => (
            <option key={ending} value={ending}>
              {term(ending)}
            </option>
          ))}
        </Select>
      </Field>
      {needsSide(sheet.ended) ? (
        <SideSelect
          label={t('endedBy')}
          value={endedBy}
          both={sheet.ended !== 'aceFailed'}
          disabled={disabled}
          onChange={by => end(sheet.ended, by)}
        />
      ) : null}
      {needsDecision || sheet.decidedFor !== undefined ? (
        <SideSelect
          label={t('decidedFor', { rule: term(settings.equalLevels) })}
          value={sheet.decidedFor === undefined ? '' : String(sheet.decidedFor)}
          disabled={disabled}
          onChange={value => {
            const { decidedFor: _before, ...rest } = sheet
            onChange(value === '' ? rest : { ...rest, decidedFor: value === '1' ? 1 : 0 })
          }}
        />
      ) : null}
      <Fouls sheet={sheet} disabled={disabled} onChange={onChange} />
    </div>
  )
}

function Fouls({ sheet, disabled, onChange }: Pick<EndingControlsProps, 'sheet' | 'disabled' | 'onChange'>) {
  const t = useTranslations('guandan.editor')
  const sides = useTranslations('guandan.side')
  const id = useId()
  return ([0, 1] as const).map(side => (
    <Field key={side} id={`${id}-${side}`} label={t('fouls', { side: sides(side === 0 ? '0' : '1') })}>
      <TextInput
        id={`${id}-${side}`}
        type="number"
        min={0}
        max={99}
        inputMode="numeric"
        disabled={disabled}
        value={sheet.fouls[side]}
        onChange={event => {
          const count = Math.min(99, Math.max(0, Math.trunc(Number(event.target.value) || 0)))
          onChange({ ...sheet, fouls: withSide(sheet.fouls, side, count) })
        }}
      />
    </Field>
  ))
}

/** The final levels alone, for a sheet that came in without its deals. */
export function FinalLevels({
  sheet,
  settings,
  disabled,
  onChange,
}: Pick<EndingControlsProps, 'sheet' | 'settings' | 'disabled' | 'onChange'>) {
  const t = useTranslations('guandan.editor')
  const sides = useTranslations('guandan.side')
  const levelText = useLevelText()
  const id = useId()
  if (sheet.deals.length > 0) return null
  const set = (side: 0 | 1, mark: string) => {
    const levels: PerSide<LevelMark> = withSide(sheet.finalLevels ?? ['2', '2'], side, mark as LevelMark)
    onChange(withFinalLevels(sheet, mark === '' ? undefined : levels, settings))
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {([0, 1] as const).map(side => (
        <Field key={side} id={`${id}-${side}`} label={t('finalLevel', { side: sides(side === 0 ? '0' : '1') })}>
          <Select
            id={`${id}-${side}`}
            value={sheet.finalLevels?.[side] ?? ''}
            disabled={disabled}
            onChange={event => set(side, event.target.value)}
          >
            <option value="">—</option>
            {levelMarks.map(mark => (
              <option key={mark} value={mark}>
                {levelText(mark)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  )
}
