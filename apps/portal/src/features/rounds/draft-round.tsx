'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { entryText } from '@/components/entry-names'
import type { EntryToConfirm } from '@/components/confirm-entries'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { ScriptedButton } from '@/components/ui/scripted'
import { cn } from '@/lib/cn'
import { useAction } from '@/lib/graphql/use-action'
import { SwapSidesMutation, UndoRoundMutation } from './manage-rounds.graphql'
import { PairingTable } from './pairing-table'
import { PublishForm } from './publish-form'
import type { Exchange, RoundData, SideData } from './round-data'

interface SwapProps {
  readonly round: RoundData
  readonly exchange: Exchange
  readonly chosen: readonly SideData[]
  readonly onDone: () => void
}

/** Exchanges two chosen sides; what speaks against it is shown, and then a reason is needed. */
function SwapPanel({ round, exchange, chosen, onDone }: SwapProps) {
  const t = useTranslations('rounds')
  const locale = useLocale()
  const [reason, setReason] = useState('')
  const [following, setFollowing] = useState(false)
  const action = useAction(SwapSidesMutation, data => data.swapSides)
  const [first, second] = chosen
  if (!first || !second)
    return (
      <p className="mt-3 text-muted" aria-live="polite">
        {first ? t('chooseSecond', { name: entryText(first, locale) }) : t('chooseTwo')}
      </p>
    )
  const swap = async () => {
    const ids = { round: round.id, first: first.id, second: second.id, expectedVersion: round.version }
    const input = { ...ids, reason: reason.trim() || null, following, idempotencyKey: action.key() }
    if (!(await action.run({ input }))) return
    onDone()
  }
  const id = `swap-${round.id}`
  return (
    <fieldset className="mt-3 max-w-xl border-rule border-l-2 pl-4">
      <legend className="sr-only">{t('swap')}</legend>
      <p className="font-medium">
        {t('swapThese', { first: entryText(first, locale), second: entryText(second, locale) })}
      </p>
      {exchange === 'places' ? <p className="text-muted text-sm">{t('swapPlaces')}</p> : null}
      <ActionOutcome failure={action.failure} />
      <Field id={id} label={t('swapReason')} hint={t('swapReasonHint')} className="mt-2">
        <TextInput
          id={id}
          name="reason"
          value={reason}
          onChange={event => setReason(event.target.value)}
          aria-describedby={`${id}-hint`}
        />
      </Field>
      {exchange === 'drafts' || exchange === 'drawNumbers' ? (
        <label className="mt-2 flex min-h-11 items-center gap-2">
          <input type="checkbox" checked={following} onChange={event => setFollowing(event.target.checked)} />
          {t(exchange === 'drafts' ? 'swapFollowing' : 'swapDrawNumbers')}
        </label>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={action.pending} onClick={swap}>
          {t('swap')}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </fieldset>
  )
}

interface DraftRoundProps {
  readonly round: RoundData
  readonly sport: string
  readonly exchange: Exchange
  readonly suspended: readonly EntryToConfirm[]
}

/** A round that only its directors see: read it, exchange sides, take it back, or announce it. */
export function DraftRound({ round, sport, exchange, suspended }: DraftRoundProps) {
  const t = useTranslations('rounds')
  const locale = useLocale()
  const [chosen, setChosen] = useState<readonly SideData[]>([])
  const undo = useAction(UndoRoundMutation, data => data.undoRound)
  const choose = (side: SideData) =>
    setChosen(now =>
      now.some(one => one.id === side.id) ? now.filter(one => one.id !== side.id) : [...now.slice(-1), side],
    )
  const choice = (side: SideData) => {
    const pressed = chosen.some(one => one.id === side.id)
    return (
      <ScriptedButton
        aria-pressed={pressed}
        onClick={() => choose(side)}
        className={cn(
          'flex min-h-8 w-full items-center gap-2 rounded-md border px-2 text-left',
          pressed ? 'border-ink bg-raised font-medium' : 'border-transparent hover:bg-raised',
        )}
      >
        <span className="figures text-muted">{side.number}</span>
        <span>{entryText(side, locale)}</span>
        {pressed ? <span className="ml-auto text-sm">{t('chosen')}</span> : null}
      </ScriptedButton>
    )
  }
  const takeBack = async () => {
    await undo.run({ input: { round: round.id, idempotencyKey: undo.key() } })
  }
  return (
    <>
      <PairingTable round={round} sport={sport} sideOf={choice} />
      <SwapPanel
        key={chosen.map(side => side.id).join()}
        round={round}
        exchange={exchange}
        chosen={chosen}
        onDone={() => setChosen([])}
      />
      <div className="mt-5 flex flex-wrap items-end gap-4">
        <PublishForm round={round} suspended={suspended} />
        <Button disabled={undo.pending} onClick={takeBack}>
          {t('undo')}
        </Button>
      </div>
      <ActionOutcome failure={undo.failure} />
    </>
  )
}
