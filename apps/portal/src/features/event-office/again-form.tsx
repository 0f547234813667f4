'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useClient } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { entryText } from '@/components/entry-names'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field, TextArea, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { formatOf, storedSettings } from '@/features/stage-settings'
import { useRouter } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { RegularsQuery } from './again.graphql'
import { eveningFor } from './evening'
import type { OfficeStage } from './office-data'
import { readEntrants } from './read-entrants'
import { useEvening } from './use-evening'

type Side = Pick<OfficeStage['entries'][number], 'id' | 'number' | 'teamName' | 'players'>

const playersOf = ({ players }: Side) =>
  players.map(({ nameAsEntered, person }) =>
    person ? { person: person.id } : { name: nameAsEntered, notMember: true },
  )

/** The same for the same players, in whatever order they were entered. */
const keyOf = ({ players }: Side): string =>
  players
    .map(({ nameAsEntered, person }) => person?.id ?? nameAsEntered)
    .sort()
    .join(' / ')

interface TickedProps {
  readonly legend: string
  readonly sides: readonly Side[]
  readonly isHere: (id: string) => boolean
  readonly onChange: (id: string, here: boolean) => void
  /** What is said beside a side. */
  readonly besides?: (id: string) => string
}

/** Who is here, to be ticked by a thumb. */
function Ticked({ legend, sides, isHere, onChange, besides }: TickedProps) {
  const locale = useLocale()
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      <ul>
        {sides.map(entry => (
          <li key={entry.id}>
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5"
                checked={isHere(entry.id)}
                onChange={({ target }) => onChange(entry.id, target.checked)}
              />
              {entryText(entry, locale)}
              {besides ? <span className="text-muted text-sm">{besides(entry.id)}</span> : null}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Who comes to the series besides those of the last evening, fetched when asked for; nobody of them is here until ticked. */
const useRegulars = (event: string, last: readonly Side[]) => {
  const client = useClient()
  const [found, setFound] = useState<readonly { readonly entry: Side; readonly evenings: number }[]>()
  const [here, setHere] = useState<readonly string[]>([])
  const ask = async () => {
    const answer = await client.query(RegularsQuery, { event }).toPromise()
    const known = new Set(last.map(keyOf))
    setFound((answer.data?.event?.regulars ?? []).filter(({ entry }) => !known.has(keyOf(entry))))
  }
  const evenings = new Map(found?.map(one => [one.entry.id, one.evenings]))
  return {
    ask,
    sides: found?.map(({ entry }) => entry),
    eveningsOf: (id: string): number => evenings.get(id) ?? 0,
    isHere: (id: string) => here.includes(id),
    set: (id: string, on: boolean) => setHere(on ? [...here, id] : here.filter(one => one !== id)),
    present: found?.map(({ entry }) => entry).filter(({ id }) => here.includes(id)) ?? [],
  }
}

/** Those who come now and then, behind one press. */
function OtherRegulars({ others }: { readonly others: ReturnType<typeof useRegulars> }) {
  const t = useTranslations('eventLife.again')
  if (!others.sides) return <Button onClick={others.ask}>{t('series')}</Button>
  if (others.sides.length === 0) return <p className="text-muted">{t('seriesNone')}</p>
  return (
    <Ticked
      legend={t('seriesSides')}
      sides={others.sides}
      isHere={others.isHere}
      onChange={others.set}
      besides={id => t('evenings', { count: others.eveningsOf(id) })}
    />
  )
}

interface AgainProps {
  readonly event: string
  readonly stage: OfficeStage
  /** Its sport's sessions are laid out by movements. */
  readonly hasMovements: boolean
  readonly today: string
}

/** Tonight as last time: who is here is ticked, and one press makes the evening with its rounds, slips and codes. */
export function AgainForm({ event, stage, hasMovements, today }: AgainProps) {
  const t = useTranslations('eventLife.again')
  const router = useRouter()
  const regulars = stage.entries.filter(entry => !entry.withdrawnAt)
  const [absent, setAbsent] = useState<readonly string[]>([])
  const [more, setMore] = useState('')
  const { hold, made, pending, failure } = useEvening()
  const others = useRegulars(event, regulars)
  const present = [...regulars.filter(entry => !absent.includes(entry.id)), ...others.present]
  const { entrants: newcomers } = readEntrants(more)
  const sides = present.length + newcomers.length
  const settings = storedSettings(stage)
  const isLaidOut = hasMovements && (formatOf(settings) ?? 'laidOut') === 'laidOut'
  const evening = isLaidOut && sides > 2 ? eveningFor(sides, settings.settings.winners) : undefined
  const begin = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const startsOn = String(new FormData(submitted.currentTarget).get('startsOn') ?? today)
    const named = newcomers.map(({ name, players }) => ({
      ...(name ? { name } : {}),
      players: players.map(one => ({ name: one })),
    }))
    const entrants = [...present.map(entry => ({ players: playersOf(entry) })), ...named]
    const at = await hold({ event, startsOn, entrants, evening })
    if (at !== undefined) router.push(paths.deskRounds(at))
  }
  return (
    <Form onSubmit={begin} className="flex max-w-xl flex-col gap-3">
      <Ticked
        legend={t('present', { count: present.length })}
        sides={regulars}
        isHere={id => !absent.includes(id)}
        onChange={(id, here) => setAbsent(here ? absent.filter(one => one !== id) : [...absent, id])}
      />
      <OtherRegulars others={others} />
      <Field id="again-more" label={t('more')} hint={t('moreHint')}>
        <TextArea
          id="again-more"
          name="entrants"
          rows={2}
          value={more}
          onChange={({ target }) => setMore(target.value)}
        />
      </Field>
      <Field id="again-on" label={t('on')}>
        <TextInput id="again-on" name="startsOn" type="date" required defaultValue={today} />
      </Field>
      <p>
        {evening
          ? t('proposal', { kind: evening.kind, tables: evening.tables, boards: evening.boardsARound })
          : t('drawnLater', { count: sides })}
      </p>
      <Button type="submit" tone="decide" disabled={pending || sides < 2 || made !== undefined}>
        {t('do')}
      </Button>
      <ActionOutcome failure={failure} />
      {made && failure ? <ButtonLink href={paths.deskOffice(made.event)}>{t('goOn')}</ButtonLink> : null}
    </Form>
  )
}
