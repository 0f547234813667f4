'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { useAction } from '@/lib/graphql/use-action'
import type { VariablesOf } from '@/gql'
import { SetRoundClockMutation } from './manage-rounds.graphql'
import { clockWordsBy } from './clock-text'
import { RoundClock } from './round-clock'
import type { RoundData } from './round-data'

type ClockState = NonNullable<RoundData['clock']>['state']
type ClockAction = VariablesOf<typeof SetRoundClockMutation>['input']['action']

const actionsIn = {
  WAITING: ['START'],
  RUNNING: ['PAUSE', 'LENGTH', 'END'],
  PAUSED: ['RESUME', 'LENGTH', 'END'],
  ENDED: ['START'],
} as const satisfies Record<ClockState, readonly ClockAction[]>

interface ClockControlsProps {
  readonly round: RoundData
  /** The length the conditions of contest name, where they do. */
  readonly usual?: number
}

/** The director's hand on the round's clock: start, stop, go on, change its length, call time. */
export function ClockControls({ round, usual }: ClockControlsProps) {
  const t = useTranslations('rounds.clock')
  const id = useId()
  const { clock } = round
  const [minutes, setMinutes] = useState(String(round.minutes ?? usual ?? ''))
  const action = useAction(SetRoundClockMutation, data => data.setRoundClock)
  const set = async (what: ClockAction) => {
    const length = what === 'START' || what === 'LENGTH' ? { minutes: Number(minutes) || null } : {}
    const input = { round: round.id, action: what, ...length, idempotencyKey: action.key() }
    await action.run({ input })
  }
  const actions: readonly ClockAction[] = clock ? actionsIn[clock.state] : ['START']
  return (
    <section aria-label={t('title')} className="mb-3">
      <div className="flex flex-wrap items-end gap-3">
        {clock ? (
          <RoundClock
            round={round.id}
            first={clock}
            extra={round.extraTime}
            words={clockWordsBy(t)}
            className="min-h-11 content-center text-md"
          />
        ) : null}
        <Field id={id} label={t('minutes')} className="w-24">
          <TextInput
            id={id}
            type="number"
            min={1}
            max={600}
            inputMode="numeric"
            value={minutes}
            onChange={event => setMinutes(event.target.value)}
          />
        </Field>
        {actions.map(what => (
          <Button key={what} disabled={action.pending} onClick={() => set(what)}>
            {t(`action.${what}`)}
          </Button>
        ))}
      </div>
      <ActionOutcome failure={action.failure} />
    </section>
  )
}
