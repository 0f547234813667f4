import { deviationText, howellRounds, type MovementRequest, planMovement, shomatePlayers } from '@paiji/rules/movement'
import type { SeatingProposal } from '@paiji/rules'
import { useLocale, useTranslations } from 'next-intl'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import { Field, refusedAs, SelectField, TextInput } from '@/components/ui/field'
import { PageTitle } from '@/components/ui/page-title'
import { PrintButton } from '@/components/ui/print-button'
import { problemsByField } from '@/i18n/problems-by-field'
import { codesOf } from '@/lib/codes'
import { paths } from '@/lib/paths'
import { ComparisonText } from '@/components/movement-comparison'
import {
  designs,
  evens,
  fieldOfRequest,
  type MovementChoice,
  movementQuery,
  numberedIn,
  playedBoards,
  shownProblem,
  sitOuts,
  switchesOf,
} from '@/lib/movement-request'
import { GuideCards, MovementTable, TableCards, isManyRounds } from './movement-tables'
import type { SeatedRound } from './seated'

interface ChoiceProps {
  readonly choice: MovementChoice
}

/** The sentences of what cannot be laid, by the names of the fields. */
type Said = ReadonlyMap<string, string>

function NumberField({
  name,
  value,
  problems,
  ...range
}: {
  problems: Said
  name: 'pairs' | 'boards' | 'rounds' | 'sections' | 'switched'
  value: number | undefined
  min: number
  max: number
  required?: boolean
}) {
  const t = useTranslations('rounds.movement')
  const id = `movement-${name}`
  const problem = problems.get(name)
  return (
    <Field id={id} label={t(name === 'boards' ? 'boardsARound' : name)} problem={problem}>
      <TextInput id={id} name={name} type="number" defaultValue={value} {...refusedAs(id, { problem })} {...range} />
    </Field>
  )
}

/** The choice as a plain form: what is chosen stands in the address. */
function ChoiceForm({ choice, problems }: ChoiceProps & { readonly problems: Said }) {
  const t = useTranslations('rounds.movement')
  const { pairs, request } = choice
  return (
    <form
      action={paths.movementTool}
      method="get"
      data-no-print=""
      className="grid max-w-6xl grid-cols-2 items-start gap-3 sm:grid-cols-4"
    >
      <SelectField
        id="movement-kind"
        name="kind"
        label={t('kind')}
        problem={problems.get('kind')}
        defaultValue={request.kind}
        choices={codesOf(designs).map(value => ({ value, label: t(value) }))}
      />
      <NumberField name="pairs" problems={problems} value={pairs} min={4} max={400} required />
      <NumberField name="boards" problems={problems} value={request.boardsARound} min={1} max={16} required />
      <NumberField name="rounds" problems={problems} value={request.rounds} min={1} max={99} />
      <NumberField name="sections" problems={problems} value={request.sections} min={1} max={26} />
      <NumberField name="switched" problems={problems} value={request.arrowSwitched} min={0} max={99} />
      <SelectField
        id="movement-even"
        name="even"
        label={t('even')}
        defaultValue={request.even ?? 'skip'}
        choices={codesOf(evens).map(value => ({ value, label: t(value) }))}
      />
      <SelectField
        id="movement-sitOut"
        name="sitOut"
        label={t('sitOut')}
        defaultValue={request.sitOut ?? 'ns'}
        choices={codesOf(sitOuts).map(value => ({ value, label: t(`${value}Sit`) }))}
      />
      <label className="col-span-2 flex min-h-11 items-center gap-2">
        <input type="checkbox" name="barometer" value="yes" defaultChecked={request.barometer ?? false} />
        {t('barometer')}
      </label>
      <div className="col-span-2">
        <Button type="submit">{t('show')}</Button>
      </div>
    </form>
  )
}

/** What each number of switched rounds does to the balance of a plain Mitchell. */
function Advice({ request, pairs }: { readonly request: MovementRequest; readonly pairs: number }) {
  const t = useTranslations('movements')
  const all = switchesOf(request, pairs)
  if (all.length === 0) return null
  const least = Math.min(...all.map(({ balance }) => balance.sd))
  return (
    <section>
      <h2 className="mb-2 text-lg">{t('advice')}</h2>
      <p className="mb-2 max-w-prose">{t('adviceHint')}</p>
      <ul className="list-disc pl-5">
        {all.map(({ switched, balance }) => (
          <li key={switched} className={balance.sd === least ? 'font-medium' : undefined}>
            {t('adviceLine', { switched, deviation: deviationText(balance.variance) })}
            {balance.sd === least ? ` ${t('adviceBest')}` : ''}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Made({ choice, made }: ChoiceProps & { readonly made: SeatingProposal }) {
  const t = useTranslations('movements')
  const { pairs, request } = choice
  const { rounds, boards, comparison, warnings, groups } = made
  const shown: readonly SeatedRound[] = rounds.map((tables, at) => ({
    number: at + 1,
    tables: tables.map(({ label, sides, boards: own }) => ({
      label,
      boards: own,
      sides: sides.map(side => ({ number: `${side}` })),
    })),
  }))
  const query = movementQuery(choice)
  const of = numberedIn(request)
  return (
    <div className="flex flex-col gap-8">
      <section className="flex max-w-prose flex-col gap-1">
        <p>{t('summary', { of, pairs, rounds: rounds.length, boards, played: playedBoards(rounds) })}</p>
        <p>{t(of === 'teams' ? 'inMatches' : groups ? 'twoWinners' : 'oneWinner')}</p>
        {comparison ? <ComparisonText comparison={comparison} /> : null}
        {request.kind === 'howell' ? (
          <p>{t('howellRounds', { rounds: howellRounds(Math.ceil(pairs / 2)).join(', ') })}</p>
        ) : null}
        {request.kind === 'shomate' ? <p>{t('shomatePlayers', { players: shomatePlayers().join(', ') })}</p> : null}
      </section>
      <ProblemList problems={warnings.map(shownProblem)} ofAct />
      <p className="flex flex-wrap items-center gap-4" data-no-print="">
        <PrintButton label={t('print')} />
        <a className="link" href={`/files/movement/csv?${query}`}>
          {t('asCsv')}
        </a>
        <a className="link" href={`/files/movement/json?${query}`}>
          {t('asJson')}
        </a>
      </p>
      <section data-many={isManyRounds(shown) || undefined}>
        <h2 className="mb-2 text-lg">{t('picture')}</h2>
        <MovementTable rounds={shown} />
      </section>
      <Advice request={request} pairs={pairs} />
      <section className="sheet-break">
        <h2 className="mb-2 text-lg">{t('guideCards')}</h2>
        <GuideCards rounds={shown} of={of} />
      </section>
      <section className="sheet-break">
        <h2 className="mb-2 text-lg">{t('tableCards')}</h2>
        <TableCards rounds={shown} />
      </section>
    </div>
  )
}

/** Any movement with its balance, its picture and its cards, before a session has one. */
export function MovementToolView({ choice }: ChoiceProps) {
  const t = useTranslations('movements')
  const words = useTranslations('problem')
  const made = planMovement(choice.request, choice.pairs)
  const wrong = made.ok ? [] : made.error.map(shownProblem)
  const { said, others } = problemsByField(words, wrong, fieldOfRequest, useLocale())
  return (
    <>
      <PageTitle title={t('title')}>{t('intro')}</PageTitle>
      <div className="flex flex-col gap-8">
        <ChoiceForm choice={choice} problems={said} />
        <ProblemList problems={others} ofAct />
        {made.ok ? <Made choice={choice} made={made.value} /> : null}
      </div>
    </>
  )
}
