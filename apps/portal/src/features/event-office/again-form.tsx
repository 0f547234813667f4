'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { entryText } from '@/components/entry-names'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field, TextArea, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { formatOf, storedSettings } from '@/features/stage-settings'
import { useRouter } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { eveningFor } from './evening'
import type { OfficeStage } from './office-data'
import { readEntrants } from './read-entrants'
import { useEvening } from './use-evening'

type Regular = OfficeStage['entries'][number]

const playersOf = ({ players }: Regular) =>
  players.map(({ nameAsEntered, person }) =>
    person ? { person: person.id } : { name: nameAsEntered, notMember: true },
  )

interface RegularsProps {
  readonly regulars: readonly Regular[]
  readonly absent: readonly string[]
  readonly onChange: (absent: readonly string[]) => void
}

/** Who played last time, to be ticked by a thumb. */
function Regulars({ regulars, absent, onChange }: RegularsProps) {
  const t = useTranslations('eventLife.again')
  const locale = useLocale()
  return (
    <fieldset>
      <legend className="font-medium">{t('present', { count: regulars.length - absent.length })}</legend>
      <ul>
        {regulars.map(entry => (
          <li key={entry.id}>
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5"
                checked={!absent.includes(entry.id)}
                onChange={({ target }) =>
                  onChange(target.checked ? absent.filter(id => id !== entry.id) : [...absent, entry.id])
                }
              />
              {entryText(entry, locale)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
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
  const present = regulars.filter(entry => !absent.includes(entry.id))
  const { entrants: others } = readEntrants(more)
  const sides = present.length + others.length
  const settings = storedSettings(stage)
  const isLaidOut = hasMovements && (formatOf(settings) ?? 'laidOut') === 'laidOut'
  const evening = isLaidOut && sides > 2 ? eveningFor(sides, settings.settings.winners) : undefined
  const begin = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const startsOn = String(new FormData(submitted.currentTarget).get('startsOn') ?? today)
    const newcomers = others.map(({ name, players }) => ({
      ...(name ? { name } : {}),
      players: players.map(one => ({ name: one })),
    }))
    const entrants = [...present.map(entry => ({ players: playersOf(entry) })), ...newcomers]
    const at = await hold({ event, startsOn, entrants, evening })
    if (at !== undefined) router.push(paths.deskRounds(at))
  }
  return (
    <Form onSubmit={begin} className="flex max-w-xl flex-col gap-3">
      <Regulars regulars={regulars} absent={absent} onChange={setAbsent} />
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
