'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { ActionOutcome } from '@/components/action-outcome'
import { entryText, numberedText } from '@/components/entry-names'
import { Button } from '@/components/ui/button'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { VariablesOf } from '@/gql'
import { codeOf, codesOf } from '@/lib/codes'
import { useAction } from '@/lib/graphql/use-action'
import { matchWords } from '@/lib/match-words'
import { NameWinnerMutation } from './manage-rounds.graphql'
import type { RoundData } from './round-data'

type Ground = VariablesOf<typeof NameWinnerMutation>['input']['ground']

const grounds: Readonly<Record<Ground, true>> = {
  extraPlay: true,
  lot: true,
  seed: true,
  withdrawal: true,
  conditions: true,
}

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

/** The articles that say how a level match is settled. */
function Articles({ articles }: Pick<NameWinnerProps, 'articles'>) {
  const t = useTranslations('rounds.level')
  if (articles.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      {t('article')}
      {articles.map(clause => (
        <ClauseRef key={clause.article} clause={clause} />
      ))}
    </p>
  )
}

/** What is named: the match, who goes on, the ground and the reason; undefined where no match is there. */
const useNamed = (round: RoundData, matches: readonly Match[]) => {
  const [at, setAt] = useState(0)
  const [winner, setWinner] = useState('')
  const [ground, setGround] = useState<Ground>('extraPlay')
  const [reason, setReason] = useState('')
  const action = useAction(NameWinnerMutation, data => data.nameWinner)
  const match = matches[at] ?? matches[0]
  const choose = (next: number) => {
    setAt(next)
    setWinner('')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!match?.match) return
    const named = { match: match.match, winner, ground, reason: reason.trim() }
    await action.run({ input: { round: round.id, ...named, idempotencyKey: action.key() } })
  }
  return { at, match, choose, winner, setWinner, ground, setGround, reason, setReason, submit, action }
}

interface NamedFieldsProps {
  readonly id: string
  readonly named: ReturnType<typeof useNamed>
  /** The one that is chosen. */
  readonly match: Match
  readonly matches: readonly Match[]
}

/** The match, who goes on, on what ground, and why. */
function NamedFields({ id, named, match, matches }: NamedFieldsProps) {
  const t = useTranslations('rounds.level')
  const words = useTranslations('rounds.match')
  const locale = useLocale()
  const names = (one: Match) => one.sides.map(side => entryText(side, locale)).join(' – ')
  return (
    <>
      <SelectField
        id={`${id}-match`}
        name="match"
        label={t('match')}
        value={String(named.at)}
        choices={matches.map((one, index) => ({
          value: String(index),
          label: `${matchWords(words, one.match ?? '')}: ${names(one)}`,
        }))}
        onChange={event => named.choose(Number(event.target.value))}
      />
      <SelectField
        id={`${id}-winner`}
        name="winner"
        label={t('winner')}
        required
        value={named.winner}
        choices={[
          { value: '', label: '—' },
          ...match.sides.map(side => ({ value: side.id, label: numberedText(side, locale) })),
        ]}
        onChange={event => named.setWinner(event.target.value)}
      />
      <SelectField
        id={`${id}-ground`}
        name="ground"
        label={t('ground')}
        value={named.ground}
        choices={codesOf(grounds).map(one => ({ value: one, label: t(`grounds.${one}`) }))}
        onChange={event => named.setGround(codeOf(grounds, event.target.value) ?? 'extraPlay')}
      />
      <Field id={`${id}-reason`} label={t('reason')}>
        <TextInput
          id={`${id}-reason`}
          name="reason"
          required
          value={named.reason}
          onChange={event => named.setReason(event.target.value)}
        />
      </Field>
    </>
  )
}

/** Who goes on from a match that its games leave open, on what ground and why; open where one is level. */
export function NameWinnerForm({ round, level, articles }: NameWinnerProps) {
  const t = useTranslations('rounds.level')
  const all = matchesOf(round)
  const waiting = all.filter(one => level.includes(one.match ?? ''))
  const matches = waiting.length > 0 ? waiting : all
  const named = useNamed(round, matches)
  if (!named.match) return null
  return (
    <details className="mt-3" open={waiting.length > 0}>
      <summary className="link min-h-11">
        {waiting.length > 0 ? t('waiting', { count: waiting.length }) : t('title')}
      </summary>
      <Form onSubmit={named.submit} className="mt-3 flex max-w-xl flex-col gap-3">
        <p className="text-muted text-sm">{t('note')}</p>
        <Articles articles={articles} />
        <NamedFields id={`level-${round.id}`} named={named} match={named.match} matches={matches} />
        <div>
          <Button type="submit" disabled={named.action.pending}>
            {t('name')}
          </Button>
        </div>
        <ActionOutcome failure={named.action.failure} />
      </Form>
    </details>
  )
}
