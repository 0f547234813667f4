'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { ReinstateEntryMutation, RemoveEntryMutation, RenameEntryMutation } from './life.graphql'
import type { OfficeEntry } from './office-data'

interface EntryProps {
  readonly entry: OfficeEntry
  readonly onDone: () => void
}

const finished = <Payload extends { readonly problems: readonly unknown[] }>(payload: Payload, onDone: () => void) => {
  if (payload.problems.length === 0) onDone()
  return payload
}

/** A misspelt name is put right without calling it a substitute. */
export function RenameEntry({ entry, onDone }: EntryProps) {
  const t = useTranslations('eventLife')
  const playing = entry.players.filter(player => player.untilSession === null)
  return (
    <section className="border-rule border-t pt-5">
      <h3 className="mb-3 text-md">{t('rename')}</h3>
      <ActForm
        document={RenameEntryMutation}
        payloadOf={data => finished(data.renameEntry, onDone)}
        label={t('rename')}
        submit={t('saveNames')}
        className="sm:grid-cols-1"
        inputOf={form => ({
          entry: entry.id,
          name: form.text('team'),
          players: playing.map(({ ordinal }) => ({ ordinal, name: form.text(`player-${ordinal}`) })),
          seed: form.text('seed') ? Number(form.text('seed')) : null,
          idempotencyKey: form.key,
        })}
      >
        <Line
          id="rename-team"
          name="team"
          label={entry.playsFor ? t('playsFor') : t('teamName')}
          value={entry.playsFor ?? entry.teamName}
        />
        {playing.map(player => (
          <Line
            key={player.ordinal}
            id={`rename-${player.ordinal}`}
            name={`player-${player.ordinal}`}
            label={t('player', { n: player.ordinal })}
            required
            value={player.nameAsEntered}
          />
        ))}
        <Line id="rename-seed" name="seed" label={t('seed')} type="number" value={entry.seed} />
      </ActForm>
    </section>
  )
}

/** An entry that sits at no table yet is taken off the list. */
export function RemoveEntry({ entry, onDone }: EntryProps) {
  const t = useTranslations('eventLife')
  return (
    <section className="border-rule border-t pt-5">
      <h3 className="mb-3 text-md">{t('removeEntry')}</h3>
      <ActForm
        document={RemoveEntryMutation}
        payloadOf={data => finished(data.removeEntry, onDone)}
        label={t('removeEntry')}
        submit={t('removeEntry')}
        className="sm:grid-cols-1"
        inputOf={form => ({ entry: entry.id, reason: form.text('reason'), idempotencyKey: form.key })}
      >
        <Line id="remove-entry-reason" name="reason" label={t('reason')} required />
      </ActForm>
    </section>
  )
}

/** A withdrawal is taken back. */
export function ReinstateEntry({ entry, onDone }: EntryProps) {
  const t = useTranslations('eventLife')
  return (
    <section>
      <h3 className="mb-3 text-md">{t('reinstate')}</h3>
      <ActForm
        document={ReinstateEntryMutation}
        payloadOf={data => finished(data.reinstateEntry, onDone)}
        label={t('reinstate')}
        submit={t('reinstate')}
        className="sm:grid-cols-1"
        inputOf={form => ({ entry: entry.id, reason: form.text('reason'), idempotencyKey: form.key })}
      >
        <Line id="reinstate-reason" name="reason" label={t('reason')} required />
      </ActForm>
    </section>
  )
}
