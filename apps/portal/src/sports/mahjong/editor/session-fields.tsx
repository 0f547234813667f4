'use client'

import { type ByPlayer, type MahjongSheet, type Player, type SessionEnd, sessionEnds } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { withoutUndefined } from '@/lib/stored'
import { FineList } from './fine-list'
import { PlayerSelect } from './player-select'
import { TotalsEditor } from './totals-editor'

export type PlayedSheet = Exclude<MahjongSheet, { kind: 'notPlayed' }>

interface SessionFieldsProps {
  readonly sheet: PlayedSheet
  readonly names: ByPlayer<string>
  readonly disabled?: boolean
  readonly onChange: (sheet: PlayedSheet) => void
}

/** Without the lists that were emptied. */
const trimmed = (sheet: PlayedSheet): PlayedSheet => {
  const copy = withoutUndefined(sheet)
  for (const [name, value] of Object.entries(copy))
    if (name !== 'hands' && Array.isArray(value) && value.length === 0) Reflect.deleteProperty(copy, name)
  return copy
}

function StandIns({ sheet, names, onChange }: SessionFieldsProps) {
  const t = useTranslations('mahjong.sheet')
  const [player, setPlayer] = useState<Player>()
  const [name, setName] = useState('')
  const list = sheet.standIns ?? []
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t('standIns')}</legend>
      <ul>
        {list.map((item, i) => (
          <li key={i} className="flex items-center justify-between gap-2 text-sm">
            <span>{t('standsInFor', { name: item.name, player: names[item.player] })}</span>
            <Button
              size="small"
              tone="quiet"
              onClick={() => onChange(trimmed({ ...sheet, standIns: list.filter((_, at) => at !== i) }))}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-2">
        <PlayerSelect label={t('seatOf')} names={names} value={player} onChange={setPlayer} />
        <TextInput
          aria-label={t('standInName')}
          placeholder={t('standInName')}
          className="w-auto min-w-32 flex-1"
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Button
          disabled={player === undefined || name.trim() === ''}
          onClick={() => {
            if (player !== undefined) onChange({ ...sheet, standIns: [...list, { player, name: name.trim() }] })
            setName('')
          }}
        >
          {t('addStandIn')}
        </Button>
      </div>
    </fieldset>
  )
}

/** What belongs to the session as a whole: how it ended, the totals as written, fines outside hands, stand-ins. */
export function SessionFields(props: SessionFieldsProps) {
  const { sheet, names, disabled, onChange } = props
  const t = useTranslations('mahjong.sheet')
  const id = useId()
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">{t('wholeSession')}</legend>
      {sheet.kind === 'hands' ? (
        <>
          <Field id={`${id}-ended`} label={t('ended')} className="max-w-60">
            <Select
              id={`${id}-ended`}
              value={sheet.ended}
              onChange={event => onChange({ ...sheet, ended: event.target.value as SessionEnd })}
            >
              {sessionEnds.map(end => (
                <option key={end} value={end}>
                  {t(`end.${end}`)}
                </option>
              ))}
            </Select>
          </Field>
          <TotalsEditor
            totals={sheet.totals}
            names={names}
            disabled={disabled}
            onChange={totals => onChange(trimmed({ ...sheet, totals }))}
          />
        </>
      ) : null}
      <div className="grid gap-4 lg:grid-cols-2">
        <FineList
          fines={sheet.fines ?? []}
          names={names}
          disabled={disabled}
          onChange={fines => onChange(trimmed({ ...sheet, fines }))}
        />
        <StandIns {...props} />
      </div>
    </fieldset>
  )
}
