'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useClient } from 'urql'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { PersonPicker } from '@/components/person-picker'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import type { ApiProblem } from '@/lib/graphql/result'
import { EligibilityQuery, RequestEntryMutation } from './own-entry.graphql'

interface EnterProps {
  readonly event: string
  /** The person who enters. */
  readonly self: string
  readonly least: number
  readonly most: number
}

/** The first of the players is who enters. */
const nameOfMate = (at: number): string => `players.${at + 1}`

const partnersIn = (form: { maybe(name: string): string | null }, most: number): string[] =>
  Array.from({ length: most - 1 }, (_, at) => form.maybe(nameOfMate(at))).flatMap(id => id ?? [])

/** Partner or team mates found in the register, a team's name where more than two play, and the question whether all may. */
export function EnterForm({ event, self, least, most }: EnterProps) {
  const t = useTranslations('ownEntry')
  const client = useClient()
  const [count, setCount] = useState(least - 1)
  const [checked, setChecked] = useState<readonly ApiProblem[]>()
  const look = async (button: HTMLButtonElement) => {
    const form = button.form ? new FormData(button.form) : new FormData()
    const people = [self, ...partnersIn({ maybe: name => String(form.get(name) ?? '') || null }, most)]
    const { data } = await client.query(EligibilityQuery, { event, people }, { requestPolicy: 'network-only' })
    setChecked(data?.entryEligibility ?? [])
  }
  return (
    <ActForm
      document={RequestEntryMutation}
      payloadOf={data => data.requestEntry}
      label={t('enter')}
      submit={t('enter')}
      tone="decide"
      inputOf={form => ({
        event,
        with: partnersIn(form, most),
        name: form.maybe('team'),
        idempotencyKey: form.key,
      })}
    >
      {most > 2 ? <Line id="enter-team" name="team" label={t('teamName')} /> : null}
      {Array.from({ length: count }, (_, at) => (
        <PersonPicker
          key={at}
          id={`partner-${at}`}
          name={nameOfMate(at)}
          label={most > 2 ? t('mate', { n: at + 2 }) : t('partner')}
        />
      ))}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        {count < most - 1 ? <Button onClick={() => setCount(count + 1)}>{t('oneMore')}</Button> : null}
        <Button tone="quiet" onClick={event => void look(event.currentTarget)}>
          {t('mayWePlay')}
        </Button>
      </div>
      {checked === undefined ? null : checked.length === 0 ? (
        <p role="status" className="sm:col-span-2">
          {t('allMayPlay')}
        </p>
      ) : (
        <div role="alert" className="sm:col-span-2">
          <ProblemList problems={checked} ofAct />
        </div>
      )}
    </ActForm>
  )
}
