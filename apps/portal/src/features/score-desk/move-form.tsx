'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { numberedText } from '@/components/entry-names'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import type { ResultOf } from '@/gql'
import { type ApiFailure, toResult, withProblems } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import type { DeskPlace, DeskSlot } from './model'
import { MoveResultMutation, PreviewMoveQuery, WhoCouldSitQuery } from './score-desk.graphql'

type Effects = NonNullable<ResultOf<typeof PreviewMoveQuery>['previewMove']['effects']>

interface MoveFormProps {
  readonly place: DeskPlace
  readonly slot: DeskSlot
  /** Every place of the page: where a result may belong, and who may have sat there. */
  readonly slots: readonly DeskSlot[]
}

/** Who would stand otherwise, said before anything is saved. */
function EffectList({ effects }: { readonly effects: Effects }) {
  const t = useTranslations('scoreDesk.move')
  const locale = useLocale()
  if (effects.length === 0) return <p role="status">{t('noEffect')}</p>
  return (
    <ul role="status" className="border-rule border-t">
      {effects.map(({ entry, rankBefore, rankAfter, totalBefore, totalAfter }) => (
        <li key={entry?.id} className="flex flex-wrap gap-x-4 border-rule border-b py-1">
          <span className="min-w-40 flex-1">{entry ? numberedText(entry, locale) : ''}</span>
          <span className="figures">{t('rank', { before: rankBefore ?? '–', after: rankAfter ?? '–' })}</span>
          <span className="figures">{t('total', { before: totalBefore ?? '–', after: totalAfter ?? '–' })}</span>
        </li>
      ))}
    </ul>
  )
}

/** What is to be moved where, its effects once asked, and the act itself. */
const useMove = ({ place, slot }: MoveFormProps) => {
  const client = useClient()
  const [to, setTo] = useState('')
  const [sides, setSides] = useState<readonly string[]>(slot.sides.map(side => side.id))
  const [reason, setReason] = useState('')
  const [effects, setEffects] = useState<Effects>()
  const [failure, setFailure] = useState<ApiFailure>()
  const action = useAction(MoveResultMutation, data => data.moveResult)
  const input = {
    stage: place.stage,
    slot: slot.slot,
    version: slot.version,
    reason: reason.trim(),
    ...(to === '' ? { sides: [...sides] } : { to }),
  }
  const change = (step: () => void) => {
    step()
    setEffects(undefined)
  }
  const preview = async () => {
    const answer = toResult(
      await client.query(PreviewMoveQuery, { input }, { requestPolicy: 'network-only' }).toPromise(),
    )
    const result = answer.ok ? withProblems(answer.data.previewMove) : answer
    setFailure(result.ok ? undefined : result.failure)
    setEffects(result.ok ? (result.data.effects ?? []) : undefined)
  }
  const save = async () => {
    if (await action.run({ input: { ...input, idempotencyKey: action.key() } })) setEffects(undefined)
  }
  return {
    to,
    moveTo: (place: string) => change(() => setTo(place)),
    sides,
    seat: (at: number, id: string) => change(() => setSides(sides.map((one, index) => (index === at ? id : one)))),
    reason,
    setReason,
    effects,
    failure: failure ?? action.failure,
    maySave: effects !== undefined && reason.trim() !== '' && !action.pending,
    preview,
    save,
  }
}

type Move = ReturnType<typeof useMove>

/** Every other place of the page, by table, room and board. */
function Where({
  id,
  slot,
  slots,
  move,
}: Pick<MoveFormProps, 'slot' | 'slots'> & { readonly id: string; readonly move: Move }) {
  const t = useTranslations('scoreDesk.move')
  const desk = useTranslations('scoreDesk')
  const labelOf = (one: DeskSlot) =>
    [desk('tableAt', { table: `${one.section ?? ''}${one.table}` }), one.room && desk(`room.${one.room}`), one.board]
      .filter(Boolean)
      .join(' · ')
  return (
    <Field id={id} label={t('to')} hint={t('toHint')}>
      <Select
        id={id}
        name="to"
        value={move.to}
        aria-describedby={`${id}-hint`}
        onChange={event => move.moveTo(event.target.value)}
      >
        <option value="">{t('stays')}</option>
        {slots
          .filter(one => one.slot !== slot.slot && !one.whole)
          .map(one => (
            <option key={one.slot} value={one.slot}>
              {labelOf(one)}
            </option>
          ))}
      </Select>
    </Field>
  )
}

/** Who really sat at each place of the table. */
function WhoSat({
  id,
  place,
  slot,
  move,
}: Omit<MoveFormProps, 'slots'> & { readonly id: string; readonly move: Move }) {
  const t = useTranslations('scoreDesk.move')
  const locale = useLocale()
  const [{ data }] = useQuery({ query: WhoCouldSitQuery, variables: { stage: place.stage } })
  const people = data?.stage
    ? data.stage.entries.map(one => ({ id: one.id, text: numberedText(one, locale) }))
    : slot.sides.map(one => ({ id: one.id, text: `${one.number} ${one.name}` }))
  return move.sides.map((side, at) => (
    <Field key={at} id={`${id}-${at}`} label={t('sat', { place: at + 1 })}>
      <Select
        id={`${id}-${at}`}
        name={`sides.${at}`}
        value={side}
        onChange={event => move.seat(at, event.target.value)}
      >
        {people.map(one => (
          <option key={one.id} value={one.id}>
            {one.text}
          </option>
        ))}
      </Select>
    </Field>
  ))
}

/** A result that stands at the wrong board, table or side, or with those who did not sit there. */
export function MoveForm(props: MoveFormProps) {
  const t = useTranslations('scoreDesk.move')
  const { place, slot, slots } = props
  const [isOpen, setOpen] = useState(false)
  const move = useMove(props)
  const id = `move-${slot.slot}`
  return (
    <details className="max-w-xl" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="link min-h-11">{t('title')}</summary>
      <div className="mt-2 flex flex-col gap-3">
        <Where id={`${id}-to`} slot={slot} slots={slots} move={move} />
        {isOpen && move.to === '' ? <WhoSat id={id} place={place} slot={slot} move={move} /> : null}
        <Field id={`${id}-reason`} label={t('reason')}>
          <TextInput
            id={`${id}-reason`}
            name="reason"
            value={move.reason}
            onChange={event => move.setReason(event.target.value)}
          />
        </Field>
        {move.effects ? <EffectList effects={move.effects} /> : null}
        <ActionOutcome failure={move.failure} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={move.preview}>{t('show')}</Button>
          <Button tone="strong" disabled={!move.maySave} onClick={move.save}>
            {t('save')}
          </Button>
        </div>
      </div>
    </details>
  )
}
