'use client'

import { boardNumber, bridgeEditionOf, dealerOf } from '@paiji/rules/bridge'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { cn } from '@/lib/cn'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { BridgeSheetEditor } from './bridge-sheet-editor'
import { readDeskLine } from './desk-line'
import { lineOfTaps, noTaps, overtricksOf, type Taps, tapsOf, undertricksOf } from './contract-taps'
import { ResultPreview } from './result-preview'

const levels = [1, 2, 3, 4, 5, 6, 7] as const
const strains = ['clubs', 'diamonds', 'hearts', 'spades', 'notrump'] as const
const strainMarks = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠', notrump: 'NT' } as const
const seats = ['north', 'east', 'south', 'west'] as const

interface KeyProps {
  readonly chosen: boolean
  readonly disabled?: boolean
  readonly label?: string
  readonly className?: string
  readonly onTap: () => void
  readonly children: ReactNode
}

function Key({ chosen, disabled, label, className, onTap, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={label}
      disabled={disabled}
      onClick={onTap}
      className={cn(
        'min-h-12 min-w-0 flex-1 basis-10 rounded-md border px-1 text-md disabled:opacity-40',
        chosen ? 'border-ink bg-ink text-paper' : 'border-rule-strong bg-paper hover:bg-raised',
        className,
      )}
    >
      {children}
    </button>
  )
}

function Keys({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 text-muted text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  )
}

/** The tricks a contract can be made or beaten by, as far as thirteen go. */
function ResultKeys({ taps, disabled, onTap }: { taps: Taps; disabled?: boolean; onTap: (result: number) => void }) {
  const t = useTranslations('bridgePad')
  if (taps.level === undefined) return null
  const key = (result: number, text: string) => (
    <Key
      key={result}
      chosen={taps.result === result}
      disabled={disabled}
      className="basis-12"
      onTap={() => onTap(result)}
    >
      {text}
    </Key>
  )
  return (
    <Keys legend={t('result')}>
      {key(0, '=')}
      {overtricksOf(taps.level).map(over => key(over, `+${over}`))}
      {undertricksOf(taps.level).map(under => key(-under, `−${under}`))}
    </Keys>
  )
}

interface TapKeysProps {
  readonly taps: Taps
  readonly disabled?: boolean
  readonly onTap: (more: Partial<Taps>) => void
}

/** Level, denomination and double of the contract. */
function ContractKeys({ taps, disabled, onTap }: TapKeysProps) {
  const t = useTranslations('bridgePad')
  const suits = useTranslations('suit')
  return (
    <>
      <Keys legend={t('contract')}>
        {levels.map(level => (
          <Key
            key={level}
            chosen={taps.level === level}
            disabled={disabled}
            onTap={() => onTap({ level, result: undefined })}
          >
            {level}
          </Key>
        ))}
      </Keys>
      <Keys legend={t('strain')}>
        {strains.map(strain => (
          <Key
            key={strain}
            chosen={taps.strain === strain}
            disabled={disabled}
            label={suits(strain)}
            onTap={() => onTap({ strain })}
          >
            <span className={strain === 'hearts' || strain === 'diamonds' ? 'text-seal' : ''}>
              {strainMarks[strain]}
            </span>
          </Key>
        ))}
        {(['doubled', 'redoubled'] as const).map(doubling => (
          <Key
            key={doubling}
            chosen={taps.doubling === doubling}
            disabled={disabled}
            onTap={() => onTap({ doubling: taps.doubling === doubling ? 'undoubled' : doubling })}
          >
            {doubling === 'doubled' ? 'X' : 'XX'}
          </Key>
        ))}
      </Keys>
    </>
  )
}

function DeclarerKeys({ taps, disabled, onTap }: TapKeysProps) {
  const t = useTranslations('bridgePad')
  const names = useTranslations('seat')
  return (
    <Keys legend={t('declarer')}>
      {seats.map(seat => (
        <Key key={seat} chosen={taps.declarer === seat} disabled={disabled} onTap={() => onTap({ declarer: seat })}>
          {names(seat)}
        </Key>
      ))}
    </Keys>
  )
}

const sheetOf = (line: string | undefined) => {
  const read = line === undefined ? undefined : readDeskLine(line)
  return read?.ok ? read.value : undefined
}

/** The result of a board by taps: level, denomination, declarer, tricks. No score that cannot be is offered. */
function BoardPad({ editionId, place, sheet, onChange, disabled }: SheetEditorProps) {
  const t = useTranslations('bridgePad')
  const edition = bridgeEditionOf(editionId)
  const parsed = sheet === undefined ? undefined : edition?.parseSheet(sheet)
  const stored = parsed?.ok ? parsed.value : undefined
  const [taps, setTaps] = useState<Taps>(() => tapsOf(stored))
  const tap = (more: Partial<Taps>) => {
    const next = { ...taps, passed: false, ...more }
    setTaps(next)
    onChange(sheetOf(lineOfTaps(next)))
  }
  const pass = () => {
    setTaps({ ...noTaps, passed: true })
    onChange(sheetOf('pass'))
  }
  const number = boardNumber(place.board)
  const keys: TapKeysProps = { taps, disabled, onTap: tap }
  return (
    <div className="flex flex-col gap-4">
      <ContractKeys {...keys} />
      <DeclarerKeys {...keys} />
      <ResultKeys taps={taps} disabled={disabled} onTap={result => tap({ result })} />
      <div className="flex gap-1.5">
        <Key chosen={taps.passed} disabled={disabled} onTap={pass}>
          {t('passedOut')}
        </Key>
      </div>
      <ResultPreview
        edition={edition}
        sheet={sheetOf(lineOfTaps(taps))}
        board={place.board}
        dealer={number ? dealerOf(number) : undefined}
      />
    </div>
  )
}

/** For a phone at the table; the result of a whole match is typed as on the desk. */
export function ContractPad(props: SheetEditorProps) {
  return props.place.board === undefined ? <BridgeSheetEditor {...props} /> : <BoardPad {...props} />
}
