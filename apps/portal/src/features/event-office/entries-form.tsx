'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextArea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ApiFailure } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import { EnterEntrantsMutation } from './office.graphql'
import type { OfficeStage } from './office-data'
import { isRefused, type PlacedPlayer, type PlayerChoice, placePlayers, toPlayerInput } from './placed-players'
import { PlayerMatch } from './player-match'
import { type Pasted, readEntrants } from './read-entrants'
import { useMatches } from './use-matches'

/** The API names places of the list; the reader sees lines of the text. */
const located = (failure: ApiFailure | undefined, { entrants }: Pasted): ApiFailure | undefined => {
  if (failure?.layer !== 'problems') return failure
  const problems = failure.problems.map(({ path, ...problem }) => {
    const [, at] = /^entrants\.(\d+)/.exec(path ?? '') ?? []
    return at === undefined ? { ...problem, path } : { ...problem, line: entrants[Number(at)]?.line ?? 0, column: 1 }
  })
  return { ...failure, problems }
}

interface PreviewProps {
  readonly pasted: Pasted
  /** The players of each side, in its order. */
  readonly placed: readonly (readonly PlacedPlayer[])[]
  readonly organisation: string
  readonly onChoose: (key: string, choice: PlayerChoice | undefined) => void
}

function Preview({ pasted, placed, organisation, onChoose }: PreviewProps) {
  const t = useTranslations('office.paste')
  const wrong = (line: number) => pasted.problems.filter(problem => problem.line === line)
  return (
    <RegisterTable caption={t('preview', { count: pasted.entrants.length })} label={t('previewLabel')} fits>
      <thead>
        <Row>
          <ColumnHead numeric>{t('line')}</ColumnHead>
          <ColumnHead>{t('number')}</ColumnHead>
          <ColumnHead>{t('players')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {pasted.entrants.map(({ line, number, name }, at) => (
          <Row key={line}>
            <Cell numeric>{line}</Cell>
            <Cell className="figures">{number ?? '—'}</Cell>
            <RowHead>
              {name ? <span className="block">{name}</span> : null}
              <div className="flex flex-col font-normal">
                {placed[at]?.map(player => (
                  <PlayerMatch
                    key={player.key}
                    player={player}
                    organisation={organisation}
                    onChoose={choice => onChoose(player.key, choice)}
                  />
                ))}
              </div>
              {wrong(line).map(problem => (
                <span key={problem.code} className="block text-seal text-sm">
                  {t(problem.code)}
                </span>
              ))}
            </RowHead>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

interface EntriesFormProps {
  readonly stage: Pick<OfficeStage, 'id' | 'entries'>
  /** Where somebody new is registered unless stated otherwise. */
  readonly organisation: string
}

/** The pasted text as read, and who its players are: found in the register or chosen by hand. */
const usePasted = (stage: string) => {
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<Readonly<Record<string, PlayerChoice>>>({})
  const pasted = readEntrants(text)
  const { matches, failed } = useMatches(
    stage,
    pasted.entrants.flatMap(one => one.players),
  )
  const placed = placePlayers(pasted.entrants, { matches, choices })
  const players = placed.flat()
  const isSearching = !failed && players.some(({ state }) => state === 'searching')
  return {
    text,
    setText,
    choose: (key: string, choice: PlayerChoice | undefined) =>
      setChoices(({ [key]: _, ...others }) => (choice ? { ...others, [key]: choice } : others)),
    clear: () => {
      setText('')
      setChoices({})
    },
    pasted,
    placed,
    failed,
    openCount: players.filter(({ state }) => state === 'choose' || state === 'unknown').length,
    isReady: !isSearching && pasted.entrants.length > 0 && pasted.problems.length === 0 && !players.some(isRefused),
  }
}

/** Many sides at once: pasted or typed a line each, read before they are sent, entered whole or not at all. */
export function EntriesForm({ stage: { id: stage, entries }, organisation }: EntriesFormProps) {
  const t = useTranslations('office.paste')
  const link = useTranslations('office.link')
  const [seeded, setSeeded] = useState(true)
  const action = useAction(EnterEntrantsMutation, data => data.enterEntrants)
  const { text, setText, choose, clear, pasted, placed, failed, openCount, isReady } = usePasted(stage)
  const lastSeed = Math.max(0, ...entries.map(one => one.seed ?? 0))
  const enter = async () => {
    const entrants = pasted.entrants.map(({ line: _, players: __, ...entrant }, at) => ({
      ...entrant,
      // Whoever comes later stands behind those who are entered.
      seed: seeded ? lastSeed + at + 1 : null,
      players: (placed[at] ?? []).map(toPlayerInput),
    }))
    if (await action.run({ input: { stage, entrants, idempotencyKey: action.key() } })) clear()
  }
  const id = `paste-${stage}`
  return (
    <div className="mt-3 flex max-w-3xl flex-col gap-4">
      <Field id={id} label={t('label')} hint={t('hint')}>
        <TextArea
          id={id}
          rows={8}
          value={text}
          onChange={event => setText(event.target.value)}
          aria-describedby={describedBy(id, { hint: true })}
        />
      </Field>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={seeded} onChange={event => setSeeded(event.target.checked)} />
        {t('seeded')}
      </label>
      {pasted.entrants.length > 0 ? (
        <Preview pasted={pasted} placed={placed} organisation={organisation} onChoose={choose} />
      ) : null}
      {failed ? <Notice>{link('failed')}</Notice> : null}
      {openCount > 0 ? <Notice>{link('open', { count: openCount })}</Notice> : null}
      <ActionOutcome failure={located(action.failure, pasted)} notes={action.notes} />
      <div>
        <Button tone="strong" disabled={action.pending || !isReady} onClick={enter}>
          {t('enter', { count: pasted.entrants.length })}
        </Button>
      </div>
    </div>
  )
}
