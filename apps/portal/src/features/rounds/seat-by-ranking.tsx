'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { codeOf, codesOf, type SeatingKind } from '@/lib/codes'
import { useAction } from '@/lib/graphql/use-action'
import { AbsentChoice, absentIn } from './absent-choice'
import { ApplySeatingMutation } from './manage-rounds.graphql'
import type { DirectorStage } from './round-data'

/** What adds a round to those played. */
const kinds: Readonly<Record<Extract<SeatingKind, 'ranking' | 'swiss'>, true>> = { swiss: true, ranking: true }

interface SeatByRankingProps {
  readonly session: string
  readonly number: number
  readonly entries: DirectorStage['entries']
}

/** Seats the next round by the standings as they are now: without meeting again, or strictly in their order. */
export function SeatByRanking({ session, number, entries }: SeatByRankingProps) {
  const t = useTranslations('rounds.seating')
  const action = useAction(ApplySeatingMutation, data => data.applySeating)
  const seat = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const kind = codeOf(kinds, String(form.get('kind')))
    if (!kind) return
    const input = { session, kind, absent: absentIn(form), idempotencyKey: action.key() }
    await action.run({ input })
  }
  return (
    <Form onSubmit={seat} className="flex max-w-3xl flex-col gap-3">
      <Field id="next-seating" label={t('kind')} hint={t('byRankingHint')} className="max-w-md">
        <Select id="next-seating" name="kind" aria-describedby="next-seating-hint">
          {codesOf(kinds).map(code => (
            <option key={code} value={code}>
              {t(code)}
            </option>
          ))}
        </Select>
      </Field>
      <AbsentChoice entries={entries} />
      <div>
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('byRanking', { round: number })}
        </Button>
      </div>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}
