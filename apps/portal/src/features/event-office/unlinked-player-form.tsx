'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import type { ResultOf } from '@/gql'
import { useAction } from '@/lib/graphql/use-action'
import { LinkPlayerMutation, type UnlinkedPlayersQuery } from './link.graphql'
import { placePlayers, type PlayerChoice } from './placed-players'
import { PlayerMatch } from './player-match'
import { useMatches } from './use-matches'

interface UnlinkedPlayerFormProps {
  readonly unlinked: ResultOf<typeof UnlinkedPlayersQuery>['unlinkedPlayers']['players'][number]
  readonly stage: string
  readonly organisation: string
  readonly needsReason: boolean
}

/** One player to be placed: whom the register may mean, somebody looked for by number or name, or nobody. */
export function UnlinkedPlayerForm({ unlinked, stage, organisation, needsReason }: UnlinkedPlayerFormProps) {
  const t = useTranslations('office.link')
  const router = useRouter()
  const { player, entry } = unlinked
  const [text, setText] = useState('')
  const [choice, setChoice] = useState<PlayerChoice>()
  const [reason, setReason] = useState('')
  const { matches } = useMatches(stage, [text.trim()])
  const action = useAction(LinkPlayerMutation, data => data.linkPlayer)
  const asked = text.trim() || player.nameAsEntered
  const known = text.trim() === '' ? new Map([[asked, unlinked.match]]) : matches
  const choices = choice ? { [`${asked}#0`]: choice } : {}
  const [placed] = placePlayers([{ players: [asked] }], { matches: known, choices })[0] ?? []
  const decided = choice && 'notMember' in choice ? { notMember: true } : placed?.person && { person: placed.person.id }
  const search = (typed: string) => {
    setText(typed)
    setChoice(undefined)
  }
  const link = async () => {
    if (!decided) return
    const input = { player: player.id, choice: decided, reason: reason.trim() || null, idempotencyKey: action.key() }
    if (await action.run({ input })) router.refresh()
  }
  return (
    <section
      aria-label={player.nameAsEntered}
      className="grid gap-x-8 gap-y-3 border-rule border-t py-4 sm:grid-cols-[14rem_1fr]"
    >
      <div>
        <h2 className="font-medium text-base">{player.nameAsEntered}</h2>
        <p className="text-muted text-sm">
          <span className="figures">{entry.number}</span> {entry.nameAsEntered}
        </p>
      </div>
      <div className="flex min-w-0 max-w-xl flex-col gap-3">
        {placed ? <PlayerMatch player={placed} organisation={organisation} onChoose={setChoice} /> : null}
        <Field id={`find-${player.id}`} label={t('find')}>
          <TextInput id={`find-${player.id}`} value={text} onChange={event => search(event.target.value)} />
        </Field>
        {needsReason ? (
          <Field id={`reason-${player.id}`} label={t('reason')}>
            <TextInput
              id={`reason-${player.id}`}
              name="reason"
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          </Field>
        ) : null}
        <ActionOutcome failure={action.failure} notes={action.notes} />
        <div>
          <Button size="small" disabled={!decided || action.pending} onClick={link}>
            {t('link')}
          </Button>
        </div>
      </div>
    </section>
  )
}
