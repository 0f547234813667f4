'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { numberedText } from '@/components/entry-names'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { type Amendment, type RoundFact, roundFacts, useRoundAmendment } from './use-round-amendment'
import type { SeatingChangeProps } from './use-seating-change'

interface PartProps {
  readonly id: string
  readonly amendment: Amendment
}

/** Every table that becomes another, shown before anything is stored. */
function TableList({ tables }: { readonly tables: NonNullable<Amendment['tables']> }) {
  const t = useTranslations('rounds.amendment')
  const places = useTranslations('rounds.seatingChange')
  const locale = useLocale()
  const list = (boards: readonly string[]) => boards.join(locale === 'en' ? ', ' : '、')
  return (
    <ul role="status" className="my-3 border-rule border-t">
      {tables.map(({ round, table, boards, notPlayed, isNew, sides }) => {
        const out = notPlayed.filter(Boolean)
        return (
          <li key={`${round} ${table}`} className="flex flex-wrap gap-x-4 border-rule border-b py-1">
            <span className="figures">{places('place', { round, table })}</span>
            {isNew ? <span>{t('newTable')}</span> : null}
            {isNew ? <span>{sides.map(side => numberedText(side, locale)).join(' – ')}</span> : null}
            {boards.length > 0 ? <span>{t('plays', { boards: list(boards) })}</span> : null}
            {out.length > 0 ? <span>{t('boardsOut', { boards: list(out) })}</span> : null}
            {notPlayed.includes('') ? <span>{t('tableOut')}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string | number
  readonly choose: (value: string) => void
  readonly choices: readonly (readonly [value: string | number, text: string])[]
}

function Choice({ id, label, value, choose, choices }: ChoiceProps) {
  return (
    <Field id={id} label={label}>
      <Select id={id} value={value} onChange={event => choose(event.target.value)}>
        {choices.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface TickProps {
  readonly label: string
  readonly on: boolean
  readonly set: (on: boolean) => void
}

function Tick({ label, on, set }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="checkbox" className="size-5" checked={on} onChange={event => set(event.target.checked)} />
      {label}
    </label>
  )
}

/** Which boards of which tables: of one table each by its number, of all of them how many are kept. */
function Boards({ id, amendment }: PartProps) {
  const t = useTranslations('rounds.amendment')
  const { said, change, places, boards, most } = amendment
  const set = (board: string, on: boolean) =>
    change({ boards: on ? [...said.boards, board] : said.boards.filter(one => one !== board) })
  return (
    <>
      <Choice
        {...{ id: `${id}-table`, label: t('table'), value: said.table }}
        choose={table => change({ table, boards: [] })}
        choices={[['', t('allTables')], ...places.map(place => [place, place] as const)]}
      />
      {boards.length > 0 ? (
        <fieldset className="flex flex-wrap gap-x-5">
          <legend>{t('boards')}</legend>
          {boards.map(board => (
            <Tick
              key={board}
              label={t('board', { board })}
              on={said.boards.includes(board)}
              set={on => set(board, on)}
            />
          ))}
        </fieldset>
      ) : null}
      {said.table === '' && most > 0 && said.fact === 'notPlayed' ? (
        <Field id={`${id}-keep`} label={t('keep')}>
          <TextInput
            id={`${id}-keep`}
            name="keep"
            inputMode="numeric"
            value={said.keep}
            onChange={event => change({ keep: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  )
}

/** Who sits at the table more, of those without a seat in the round. */
function Seats({ id, amendment }: PartProps) {
  const t = useTranslations('rounds.amendment')
  const locale = useLocale()
  const { said, change, seats, free } = amendment
  if (free.length < seats) return <p>{t('nobodyFree')}</p>
  const choices = free.map(one => [one.id, numberedText(one, locale)] as const)
  const sides = Array.from({ length: seats }, (_, at) => said.sides[at] ?? '')
  return sides.map((side, at) => (
    <Choice
      key={at}
      {...{ id: `${id}-seat-${at}`, label: t('seat', { seat: at + 1 }), value: side }}
      choose={chosen => change({ sides: sides.map((one, other) => (other === at ? chosen : one)) })}
      choices={[['', t('choose')], ...choices]}
    />
  ))
}

/** Boards are not played, a round is shortened, or a table is added: what, in which round, what it changes, why. */
export function RoundAmendment(props: SeatingChangeProps) {
  const t = useTranslations('rounds.amendment')
  const amendment = useRoundAmendment(props)
  const { said, change, rounds, tables, reason, setReason } = amendment
  const words = useTranslations('rounds')
  if (rounds.length === 0) return null
  const id = `amendment-${props.session.id}`
  return (
    <details className="mt-3 max-w-xl">
      <summary className="link min-h-11">{t('title')}</summary>
      <div className="flex flex-col gap-3">
        <Choice
          {...{ id: `${id}-fact`, label: t('fact'), value: said.fact }}
          choose={fact => change({ fact: fact as RoundFact })}
          choices={roundFacts.map(fact => [fact, t(fact)] as const)}
        />
        <Choice
          {...{ id: `${id}-round`, label: t('round'), value: said.round }}
          choose={round => change({ round: Number(round), boards: [], sides: [] })}
          choices={rounds.map(round => [round, words('roundAt', { round })] as const)}
        />
        <Tick label={t('following')} on={said.following} set={following => change({ following })} />
        {said.fact === 'tableMore' ? <Seats {...{ id, amendment }} /> : <Boards {...{ id, amendment }} />}
        <p className="text-muted text-sm">{t('dropRound')}</p>
        <Button onClick={amendment.preview}>{t('preview')}</Button>
        {tables ? <TableList tables={tables} /> : null}
        <Field id={`${id}-reason`} label={t('reason')}>
          <TextInput
            id={`${id}-reason`}
            name="reason"
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </Field>
        <Button tone="decide" disabled={!amendment.maySave} onClick={amendment.save}>
          {t('do')}
        </Button>
        <ActionOutcome failure={amendment.failure} />
      </div>
    </details>
  )
}
