'use client'

import { SlotRulings } from '@/components/slot-rulings'
import { useTranslations } from 'next-intl'
import { ProblemList } from '@/components/problem-list'
import { Button, ButtonLink } from '@/components/ui/button'
import { SheetDeskOf, SheetNeighbours } from '@/features/sheet-editors'
import { directionOf } from '@/sports/plugs'
import { codeText } from '@/i18n/code-text'
import type { ApiProblem } from '@/lib/graphql/result'
import { paths } from '@/lib/paths'
import type { NeighbourSheet } from '@/lib/sheets/sheet-editor'
import { MatchStrip } from './match-strip'
import { MoveForm } from './move-form'
import { type DeskPlace, skippedBefore } from './model'
import { hasResult, type ViewedSlot } from './slot-state'
import type { CurrentSlot } from './use-current-slot'
import type { DeskAction } from './use-desk-keys'

interface EntryPanelProps {
  readonly place: DeskPlace
  readonly current: CurrentSlot
  readonly slots: readonly ViewedSlot[]
  readonly neighbours: readonly NeighbourSheet[]
  readonly problems?: readonly ApiProblem[]
  readonly onAction: (action: DeskAction) => void
  readonly onDone: () => void
  readonly onDrop: () => void
}

function Sides({ current, sport }: { readonly current: CurrentSlot; readonly sport: string }) {
  const t = useTranslations('scoreDesk')
  const columns = useTranslations('columns')
  const { sides } = current.opened
  const swapped = sides[0]?.id !== current.slot?.sides[0]?.id
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {sides.map((side, at) => {
          const direction = directionOf(sport, sides.length, at)
          return (
            <li key={side.id}>
              {direction ? <span className="mr-2 text-muted text-sm">{codeText(columns, direction)}</span> : null}
              <span className="figures mr-1.5 text-muted text-sm">{side.number}</span>
              {side.name}
            </li>
          )
        })}
      </ul>
      {swapped ? <p className="text-sm">{t('swapped')}</p> : null}
    </>
  )
}

type OpenSlot = NonNullable<CurrentSlot['slot']>

/** Where the open slot is: table, room, board, round. */
function SlotHead({ slot }: { readonly slot: OpenSlot }) {
  const t = useTranslations('scoreDesk')
  return (
    <h2 className="flex flex-wrap gap-x-4 text-lg">
      <span className="figures">{t('tableAt', { table: tableOf(slot) })}</span>
      {slot.room ? <span>{t(`room.${slot.room}`)}</span> : null}
      {slot.whole ? <span>{t('whole')}</span> : null}
      {slot.board ? <span className="figures">{t('boardAt', { board: slot.board })}</span> : null}
      <span className="text-muted text-sm leading-7">{t('roundAt', { round: slot.round })}</span>
    </h2>
  )
}

const tableOf = (slot: OpenSlot): string => `${slot.section ?? ''}${slot.table}`

/** Why the sheet was refused; what was typed stays until it is mended or dropped. */
function Refusal({ problems, onDrop }: { readonly problems: readonly ApiProblem[]; readonly onDrop: () => void }) {
  const t = useTranslations('scoreDesk')
  return (
    <div role="alert">
      <p className="mb-2">{t('refusedHint')}</p>
      <ProblemList problems={problems} ofAct />
      <Button size="small" className="mt-2" onClick={onDrop}>
        {t('discard')}
      </Button>
    </div>
  )
}

/** What may be done with the open slot, for those without a keyboard. */
function Acts({
  place,
  current,
  onAction,
  onDone,
}: Pick<EntryPanelProps, 'place' | 'current' | 'onAction' | 'onDone'>) {
  const t = useTranslations('scoreDesk')
  const ruling = useTranslations('ruling')
  const { slot, opened } = current
  if (!slot) return null
  const ruleAt = { stage: place.stage, slot: slot.slot, sides: opened.sides.map(side => side.id).join(',') }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" tone="strong" onClick={onDone} disabled={!slot.open || opened.sheet === undefined}>
        {t('key.save')}
      </Button>
      <Button size="small" onClick={() => onAction('swap')} disabled={!slot.open || opened.sides.length !== 2}>
        {t('key.swap')}
      </Button>
      <Button size="small" onClick={() => onAction('flag')}>
        {t('key.flag')}
      </Button>
      <Button size="small" onClick={() => onAction('revert')}>
        {t('key.revert')}
      </Button>
      {place.canRule ? (
        <ButtonLink size="small" href={paths.deskRule(place.event, ruleAt)}>
          {ruling('title')}
        </ButtonLink>
      ) : null}
      <Button size="small" tone="quiet" onClick={() => onAction('help')}>
        {t('keys')}
      </Button>
    </div>
  )
}

/** The open slot: who sits there, the sport's editor, what it looks like beside its neighbours. */
export function EntryPanel({ place, current, slots, neighbours, problems, onAction, onDone, onDrop }: EntryPanelProps) {
  const t = useTranslations('scoreDesk')
  const { slot, opened } = current
  if (!slot) return null
  const skipped = skippedBefore(slots, slot, hasResult).flatMap(item => item.board ?? [])
  const shown = {
    sport: place.sport,
    editionId: place.editionId,
    settings: place.settings,
    place: { session: slot.session, round: slot.round, table: slot.table, board: slot.board },
  }
  const here = { slot: slot.slot, table: tableOf(slot), sides: opened.sides, sheet: opened.sheet }
  return (
    <section aria-label={t('entry')} className="flex flex-col gap-4">
      <SlotHead slot={slot} />
      <Sides current={current} sport={place.sport} />
      {slot.open ? null : <p role="status">{t('closed')}</p>}
      <div data-sheet-editor="">
        <SheetDeskOf
          key={`${opened.slot} ${opened.turn}`}
          {...shown}
          sides={opened.sides}
          sheet={opened.sheet}
          onChange={current.change}
          onDone={onDone}
          disabled={!slot.open}
        />
      </div>
      <SlotRulings event={{ slug: place.event }} rulings={slot.rulings} />
      {problems ? <Refusal problems={problems} onDrop={onDrop} /> : null}
      {skipped.length > 0 ? <p className="text-muted text-sm">{t('skipped', { boards: skipped.join(' ') })}</p> : null}
      <Acts place={place} current={current} onAction={onAction} onDone={onDone} />
      {slot.version > 0 && slot.state !== 'waiting' && slot.open ? (
        <MoveForm key={`${slot.slot} ${slot.version}`} place={place} slot={slot} slots={slots} />
      ) : null}
      <MatchStrip place={place} slot={slot} slots={slots} opened={opened} />
      <SheetNeighbours {...shown} here={here} others={neighbours} />
    </section>
  )
}
