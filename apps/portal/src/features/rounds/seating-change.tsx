'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { numberedText } from '@/components/entry-names'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { type SeatingChangeProps, type SeatingChoice, useSeatingChange } from './use-seating-change'

/** Every table that becomes another, shown before anything is stored. */
function ChangeList({ changes }: { readonly changes: NonNullable<SeatingChoice['changes']> }) {
  const t = useTranslations('rounds.seatingChange')
  const locale = useLocale()
  return (
    <ul role="status" className="my-3 border-rule border-t">
      {changes.map(({ round, table, after }) => {
        const names = after.map(side => numberedText(side, locale)).join(' – ')
        const place = t('place', { round, table })
        return (
          <li key={`${round} ${table}`} className="flex flex-wrap gap-x-4 border-rule border-b py-1">
            <span className="figures">{place}</span>
            <span>{after.length > 1 ? names : after.length === 1 ? t('alone', { names }) : t('empty')}</span>
          </li>
        )
      })}
    </ul>
  )
}

interface WhoProps {
  readonly id: string
  readonly label: string
  /** What is chosen while nobody is. */
  readonly nobody: string
  readonly value: string
  readonly choose: (id: string) => void
  readonly change: SeatingChoice
}

function Who({ id, label: question, nobody, value, choose, change }: WhoProps) {
  const t = useTranslations('rounds.seatingChange')
  const locale = useLocale()
  const groups = [
    { label: t('late'), entries: change.late },
    { label: t('present'), entries: change.present },
  ]
  return (
    <Field id={id} label={question}>
      <Select id={id} value={value} onChange={event => choose(event.target.value)}>
        <option value="">{nobody}</option>
        {groups.map(({ label, entries }) =>
          entries.length > 0 ? (
            <optgroup key={label} label={label}>
              {entries.map(one => (
                <option key={one.id} value={one.id}>
                  {numberedText(one, locale)}
                </option>
              ))}
            </optgroup>
          ) : null,
        )}
      </Select>
    </Field>
  )
}

/** From which round on; an exchange is of one round, unless it is said to be of those after it too. */
function Rounds({ id, change }: Pick<WhoProps, 'id' | 'change'>) {
  const t = useTranslations('rounds.seatingChange')
  return (
    <>
      <Field id={id} label={t('from')}>
        <Select id={id} name="fromRound" value={change.fromRound} onChange={event => change.from(event.target.value)}>
          <option value="">{t(change.exchanges ? 'roundInPlay' : 'firstUnplayed')}</option>
          {change.rounds.map(round => (
            <option key={round} value={round}>
              {t(change.exchanges && !change.following ? 'thatRound' : 'fromRound', { round })}
            </option>
          ))}
        </Select>
      </Field>
      {change.exchanges ? (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5"
            checked={change.following}
            onChange={event => change.follow(event.target.checked)}
          />
          {t('following')}
        </label>
      ) : null}
    </>
  )
}

/** Somebody comes late, leaves or sat elsewhere: who, from which round, what it changes, why. */
export function SeatingChange(props: SeatingChangeProps) {
  const t = useTranslations('rounds.seatingChange')
  const change = useSeatingChange(props)
  if (change.rounds.length === 0) return null
  const id = `seating-${props.session.id}`
  return (
    <details className="mt-3 max-w-xl">
      <summary className="link min-h-11">{t('title')}</summary>
      <div className="flex flex-col gap-3">
        <Who
          {...{ id: `${id}-who`, label: t('who'), nobody: t('choose'), change }}
          value={change.entry}
          choose={change.choose}
        />
        <Who
          {...{ id: `${id}-other`, label: t('other'), nobody: t('noOther'), change }}
          value={change.other}
          choose={change.chooseOther}
        />
        <Rounds id={`${id}-from`} change={change} />
        {change.entry ? <p>{t(change.fact)}</p> : null}
        <Button disabled={!change.entry} onClick={change.preview}>
          {t('preview')}
        </Button>
        {change.changes ? <ChangeList changes={change.changes} /> : null}
        <Field id={`${id}-reason`} label={t('reason')}>
          <TextInput
            id={`${id}-reason`}
            name="reason"
            value={change.reason}
            onChange={event => change.setReason(event.target.value)}
          />
        </Field>
        <Button tone="decide" disabled={!change.maySave} onClick={change.save}>
          {t('do')}
        </Button>
        <ActionOutcome failure={change.failure} />
      </div>
    </details>
  )
}
