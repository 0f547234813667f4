'use client'

import { type MovementRequest, planMovement, readMovementFile } from '@paiji/rules/movement'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { VariablesOf } from '@/gql'
import { ComparisonText } from '@/components/movement-comparison'
import {
  bestSwitch,
  type Design,
  designs,
  evens,
  fittingDesigns,
  type MovementChoice,
  movementChoice,
  movementQuery,
  type Numbered,
  numberedBy,
  numberedIn,
  playedBoards,
  shownProblem,
  sitOuts,
  usualMovement,
} from '@/lib/movement-request'
import { codeOf, codesOf } from '@/lib/codes'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { ApplyMovementMutation } from './manage-rounds.graphql'

type Movement = VariablesOf<typeof ApplyMovementMutation>['input']['movement']
type Seats = Extract<Movement, { readonly seats: unknown }>['seats']
type Planner = Design | 'file'

const kinds: Readonly<Record<Planner, true>> = {
  mitchell: true,
  howell: true,
  web: true,
  appendix: true,
  rover: true,
  hesitation: true,
  rainbow: true,
  shomate: true,
  teamHowell: true,
  whist: true,
  file: true,
}

/** The movement with what only it asks. */
const movementOf = (kind: Planner, request: MovementRequest, seats: Seats): Movement => {
  const { even = null, arrowSwitched = null, sitOut = null } = request
  switch (kind) {
    case 'mitchell':
      return { mitchell: { even, arrowSwitched, sitOut } }
    case 'rover':
      return { rover: { even, arrowSwitched } }
    case 'web':
      return { web: { arrowSwitched } }
    case 'appendix':
      return { appendix: { arrowSwitched } }
    case 'rainbow':
      return { rainbow: { arrowSwitched } }
    case 'howell':
      return { howell: true }
    case 'hesitation':
      return { hesitation: true }
    case 'shomate':
      return { shomate: true }
    case 'teamHowell':
      return { teamHowell: true }
    case 'whist':
      return { whist: true }
    case 'file':
      return { seats }
  }
}

/** Which designs there are for those who play. */
function Fitting({ of, sides }: { readonly of: Numbered; readonly sides: number }) {
  const t = useTranslations('rounds.movement')
  const fitting = fittingDesigns(of, sides).map(kind => t(kind))
  return (
    <p className="w-full text-sm">
      {fitting.length > 0 ? t('fitting', { of, sides, designs: fitting.join(t('or')) }) : t('noneFits', { of, sides })}
    </p>
  )
}

interface WinnersProps {
  readonly request: MovementRequest
  readonly sides: number
  /** Whether the movement ranks its directions apart. */
  readonly apart: boolean
  /** What the conditions of contest say. */
  readonly winners: unknown
}

/** How many winners the movement makes, and what to do where the conditions say otherwise. */
function Winners({ request, sides, apart, winners }: WinnersProps) {
  const t = useTranslations('movements')
  const says = winners === 2 ? 'twoAreSaid' : 'oneIsSaid'
  const differs = says !== (apart ? 'twoAreSaid' : 'oneIsSaid')
  const best = differs && apart ? bestSwitch(request, sides) : undefined
  return (
    <>
      <p>{t(apart ? 'twoWinners' : 'oneWinner')}</p>
      {differs ? (
        <p role="note" className="font-bold">
          {t(says)} {best === undefined ? null : t('oneBySwitching', { best })}
        </p>
      ) : null}
    </>
  )
}

interface PreviewProps {
  readonly request: MovementRequest
  readonly sides: number
  readonly of: Numbered
  readonly winners: unknown
}

/** What would be laid out, before anything is: its length and balance, or why it cannot be and what can. */
function Preview({ request, sides, of, winners }: PreviewProps) {
  const t = useTranslations('movements')
  const made = planMovement(request, sides)
  if (!made.ok)
    return (
      <>
        <ProblemList problems={made.error.map(shownProblem)} ofAct />
        <Fitting of={of} sides={sides} />
      </>
    )
  const { rounds, boards, comparison, warnings, groups } = made.value
  const played = playedBoards(made.value.rounds)
  const forOthers = request.kind !== 'seats' && numberedIn(request) !== of
  return (
    <div className="w-full text-sm">
      {forOthers ? (
        <div role="note" className="mb-2 font-bold">
          <p>{t('forOthers', { of, for: numberedIn(request) })}</p>
          <Fitting of={of} sides={sides} />
        </div>
      ) : null}
      <p>{t('summary', { of: numberedIn(request), pairs: sides, rounds: rounds.length, boards, played })}</p>
      {of === 'pairs' ? (
        <Winners request={request} sides={sides} apart={groups !== undefined} winners={winners} />
      ) : null}
      {comparison ? <ComparisonText comparison={comparison} /> : null}
      <ProblemList problems={warnings.map(shownProblem)} ofAct />
    </div>
  )
}

interface MovementFormProps {
  readonly session: string
  /** Contestants who are playing, and how many players most of them have. */
  readonly sides: number
  readonly players: number
  /** The conditions of contest of the stage. */
  readonly settings: Readonly<Record<string, unknown>>
}

interface SpecialProps {
  readonly kind: Design
  readonly sides: number
  /** How many rounds are switched unless told otherwise. */
  readonly switched: number | undefined
}

/** What only some movements ask: an even number of tables, arrow switches, who sits out. */
function Special({ kind, sides, switched }: SpecialProps) {
  const t = useTranslations('rounds.movement')
  const takes = designs[kind]
  return (
    <>
      {takes.includes('even') ? (
        <SelectField
          id="movement-even"
          name="even"
          label={t('even')}
          className="w-44"
          choices={codesOf(evens).map(value => ({ value, label: t(value) }))}
        />
      ) : null}
      {takes.includes('switched') ? (
        <Field id="movement-switched" label={t('switched')} className="w-52">
          <TextInput
            key={switched}
            id="movement-switched"
            name="switched"
            type="number"
            min={0}
            max={99}
            defaultValue={kind === 'mitchell' ? switched : undefined}
          />
        </Field>
      ) : null}
      {takes.includes('sitOut') && sides % 2 === 1 ? (
        <SelectField
          id="movement-sitOut"
          name="sitOut"
          label={t('sitOut')}
          className="w-56"
          choices={codesOf(sitOuts).map(value => ({ value, label: t(`${value}Sit`) }))}
        />
      ) : null}
    </>
  )
}

/** A movement in a file of our own format: who sits where in which round. */
function MovementFile({ onSeats }: { readonly onSeats: (seats: Seats) => void }) {
  const t = useTranslations('rounds.movement')
  const chosen = async (event: ChangeEvent<HTMLInputElement>) => {
    const read = readMovementFile((await event.target.files?.[0]?.text()) ?? '')
    const seats = read.ok ? read.value.seats : []
    onSeats(
      seats.map(({ round, table, ns = null, ew = null, set = null, south = null, west = null }) => ({
        round,
        table,
        ns,
        ew,
        set,
        south,
        west,
      })),
    )
  }
  return (
    <Field id="movement-file" label={t('movementFile')} hint={t('movementFileHint')} className="max-w-sm">
      <input id="movement-file" type="file" accept=".json,.csv,.txt" onChange={chosen} className="min-h-11" />
    </Field>
  )
}

/** How long and in how many parts: asked of every movement. */
function Measures() {
  const t = useTranslations('rounds.movement')
  return (
    <>
      <Field id="movement-boards" label={t('boardsARound')} className="w-32">
        <TextInput id="movement-boards" name="boards" type="number" min={1} max={16} defaultValue={2} required />
      </Field>
      <Field id="movement-rounds" label={t('rounds')} className="w-28">
        <TextInput id="movement-rounds" name="rounds" type="number" min={1} max={99} />
      </Field>
      <Field id="movement-sections" label={t('sections')} className="w-28">
        <TextInput id="movement-sections" name="sections" type="number" min={1} max={26} />
      </Field>
    </>
  )
}

interface Chosen {
  /** What the form came with: it stays while its reader chooses. */
  readonly usual: Planner
  readonly kind: Planner
  readonly choice: MovementChoice
}

/** What fits those entered so far, anew while some are still coming in: until its reader chooses. */
const usualChoice = (of: Numbered, sides: number, winners: unknown): Chosen => {
  const choice = usualMovement(of, sides, winners)
  return { usual: choice.request.kind as Planner, kind: choice.request.kind as Planner, choice }
}

/** All rounds of a session from a movement of bridge. */
export function MovementForm({ session, sides, players, settings }: MovementFormProps) {
  const t = useTranslations('rounds.movement')
  const of = numberedBy(players)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { usual, kind, choice } = chosen ?? usualChoice(of, sides, settings.winners)
  const [seats, setSeats] = useState<Seats>([])
  const { arrowSwitched: switched } = usualMovement(of, sides, settings.winners).request
  const action = useAction(ApplyMovementMutation, data => data.applyMovement)
  const request: MovementRequest = kind === 'file' ? { ...choice.request, kind: 'seats', seats } : choice.request
  const changed = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const given = (name: string) => form.get(name)?.toString()
    setChosen({ usual, kind: codeOf(kinds, given('kind')) ?? 'mitchell', choice: movementChoice(given) })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { boardsARound, rounds = null, sections = null, barometer = null } = request
    const movement = movementOf(kind, request, seats)
    const input = { session, movement, boardsARound, rounds, sections, barometer, idempotencyKey: action.key() }
    await action.run({ input })
  }
  return (
    <Form onSubmit={submit} onChange={changed} className="flex max-w-4xl flex-wrap items-end gap-3">
      <SelectField
        key={usual}
        id="movement"
        name="kind"
        label={t('kind')}
        className="w-56"
        defaultValue={usual}
        choices={codesOf(kinds).map(value => ({ value, label: t(value) }))}
      />
      {kind === 'file' ? <MovementFile onSeats={setSeats} /> : null}
      <Measures />
      {kind === 'file' ? null : <Special kind={kind} sides={sides} switched={switched} />}
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="barometer" value="yes" />
        {t('barometer')}
      </label>
      {kind === 'file' && seats.length === 0 ? null : (
        <Preview request={request} sides={sides} of={of} winners={settings.winners} />
      )}
      {kind === 'file' ? null : (
        <a className="link w-full" href={`${paths.movementTool}?${movementQuery({ pairs: sides, request })}`}>
          {t('look')}
        </a>
      )}
      <Button type="submit" disabled={action.pending}>
        {t('apply')}
      </Button>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}
