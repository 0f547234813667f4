'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { ActionOutcome } from '@/components/action-outcome'
import { entryText } from '@/components/entry-names'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { matchWords } from '@/lib/match-words'
import { NameWinnerMutation } from './manage-rounds.graphql'
import type { RoundData } from './round-data'

const grounds = ['extraPlay', 'lot', 'seed', 'withdrawal', 'conditions'] as const
type Ground = (typeof grounds)[number]

type Match = RoundData['tables'][number]

const matchesOf = (round: RoundData): readonly Match[] =>
  round.tables.filter(table => table.kind === 'match' && table.match !== null)

interface NameWinnerProps {
  readonly round: RoundData
  /** The names of matches that are level and wait for somebody to be named. */
  readonly level: readonly string[]
  /** The articles on a level match. */
  readonly articles: readonly { readonly edition: string; readonly article: string }[]
}

/** Who goes on from a match that its games leave open, on what ground and why; open where one is level. */
export function NameWinnerForm({ round, level, articles }: NameWinnerProps) {
  const t = useTranslations('rounds.level')
  const words = useTranslations('rounds.match')
  const locale = useLocale()
  const all = matchesOf(round)
  const waiting = all.filter(one => level.includes(one.match ?? ''))
  const matches = waiting.length > 0 ? waiting : all
  const [at, setAt] = useState(0)
  const [winner, setWinner] = useState('')
  const [ground, setGround] = useState<Ground>('extraPlay')
  const [reason, setReason] = useState('')
  const action = useAction(NameWinnerMutation, data => data.nameWinner)
  const chosen = matches[at] ?? matches[0]
  if (!chosen?.match) return null
  const match = chosen.match
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const named = { match, winner, ground, reason: reason.trim() }
    await action.run({ input: { round: round.id, ...named, idempotencyKey: action.key() } })
  }
  const id = `level-${round.id}`
  return (
    <details className="mt-3" open={waiting.length > 0}>
      <summary className="link min-h-11">
        {waiting.length > 0 ? t('waiting', { count: waiting.length }) : t('title')}
      </summary>
      <Form onSubmit={submit} className="mt-3 flex max-w-xl flex-col gap-3">
        <p className="text-muted text-sm">{t('note')}</p>
        {articles.length > 0 ? (
          <p className="flex flex-wrap gap-x-3 text-sm">
            {t('article')}
            {articles.map(clause => (
              <ClauseRef key={clause.article} clause={clause} />
            ))}
          </p>
        ) : null}
        <Field id={`${id}-match`} label={t('match')}>
          <Select
            id={`${id}-match`}
            value={String(at)}
            onChange={event => {
              setAt(Number(event.target.value))
              setWinner('')
            }}
          >
            {matches.map((one, index) => (
              <option key={one.id} value={index}>
                {matchWords(words, one.match ?? '')}: {one.sides.map(side => entryText(side, locale)).join(' – ')}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-winner`} label={t('winner')}>
          <Select id={`${id}-winner`} required value={winner} onChange={event => setWinner(event.target.value)}>
            <option value="">—</option>
            {chosen.sides.map(side => (
              <option key={side.id} value={side.id}>
                {side.number} {entryText(side, locale)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-ground`} label={t('ground')}>
          <Select id={`${id}-ground`} value={ground} onChange={event => setGround(event.target.value as Ground)}>
            {grounds.map(one => (
              <option key={one} value={one}>
                {t(`grounds.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-reason`} label={t('reason')}>
          <TextInput id={`${id}-reason`} required value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
        <div>
          <Button type="submit" disabled={action.pending}>
            {t('name')}
          </Button>
        </div>
        <ActionOutcome failure={action.failure} />
      </Form>
    </details>
  )
}
