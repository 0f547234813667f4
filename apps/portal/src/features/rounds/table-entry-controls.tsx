'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Instant } from '@/components/instant'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Link } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { CloseTableEntryMutation, OpenTableEntryMutation } from './manage-rounds.graphql'
import type { RoundData } from './round-data'

interface ControlsProps {
  readonly round: RoundData
  readonly zone: string
}

const USUAL_HOURS = 6

/** For how long the tables enter, and the two acts that begin and end it. */
const useEntryWindow = (round: string) => {
  const [hours, setHours] = useState(`${USUAL_HOURS}`)
  const [following, setFollowing] = useState(false)
  const open = useAction(OpenTableEntryMutation, data => data.openTableEntry)
  const close = useAction(CloseTableEntryMutation, data => data.closeTableEntry)
  const start = () =>
    open.run({ input: { round, following, hours: Math.trunc(Number(hours)) || 0, idempotencyKey: open.key() } })
  const end = () => close.run({ input: { round, idempotencyKey: close.key() } })
  return { hours, setHours, following, setFollowing, open, close, start, end }
}

/** Lets the tables of a round enter their own results with the codes of their slips, or ends it. */
export function TableEntryControls({ round, zone }: ControlsProps) {
  const t = useTranslations('rounds.tableEntry')
  const { hours, setHours, following, setFollowing, open, close, start, end } = useEntryWindow(round.id)
  const id = `table-entry-${round.id}`
  const until = round.tableEntryUntil
  return (
    <details className="mt-3 max-w-xl">
      <summary className="link min-h-11">
        {until ? t('openNow') : t('title')}
        {until ? (
          <span className="ml-2 text-muted text-sm">
            {t('until')} <Instant at={until} zone={zone} />
          </span>
        ) : null}
      </summary>
      <p className="my-2 text-muted text-sm">{t('hint')}</p>
      {until ? (
        <p className="mb-2">
          <Link href={paths.roundSheet(round.id)} className="link">
            {t('printSlips')}
          </Link>
        </p>
      ) : null}
      <div className="flex flex-wrap items-end gap-3">
        <Field id={id} label={t('hours')}>
          <TextInput
            id={id}
            inputMode="numeric"
            className="w-20"
            value={hours}
            onChange={event => setHours(event.target.value)}
          />
        </Field>
        <Button disabled={open.pending} onClick={start}>
          {t(until ? 'newCodes' : 'open')}
        </Button>
        {until ? (
          <Button disabled={close.pending} onClick={end}>
            {t('close')}
          </Button>
        ) : null}
      </div>
      <label className="mt-2 flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={following} onChange={event => setFollowing(event.target.checked)} />
        {t('following')}
      </label>
      <ActionOutcome failure={open.failure} />
      <ActionOutcome failure={close.failure} />
    </details>
  )
}
