'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { PersonName } from '@/components/person-name'
import { Select } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import type { MatchedPerson, PlacedPlayer, PlayerChoice } from './placed-players'
import { RegisterSheet } from './register-sheet'

interface PlayerMatchProps {
  readonly player: PlacedPlayer
  /** Where somebody new is registered unless stated otherwise. */
  readonly organisation: string
  readonly onChoose: (choice: PlayerChoice | undefined) => void
}

const MARKS = {
  searching: '…',
  person: '✓',
  choose: '?',
  unknown: '+',
  notMember: '–',
  enteredAlready: '!',
  suspended: '!',
  twice: '!',
} as const satisfies Record<PlacedPlayer['state'], string>

/** What was found, beneath the text that was typed. */
function Found({ player }: Pick<PlayerMatchProps, 'player'>) {
  const t = useTranslations('office.link')
  const locale = useLocale()
  const { person, match, choice, state } = player
  const isWrong =
    state === 'twice' || state === 'enteredAlready' || state === 'suspended' || (!choice && match?.nameAgrees === false)
  return (
    <span className={isWrong ? 'text-seal text-sm' : 'text-muted text-sm'}>
      {person ? (
        <>
          <PersonName person={person} plain />{' '}
          <span className="figures">
            {[person.number, person.club ? inLanguage(person.club.name, locale) : ''].filter(Boolean).join(' · ')}
          </span>
        </>
      ) : null}
      {state === 'person' ? null : (
        <span className={person ? 'block' : ''}>{t(`state.${state}`, { number: match?.enteredIn?.number ?? '' })}</span>
      )}
      {state === 'person' && !choice && match?.nameAgrees === false ? (
        <span className="block">{t('otherName', { name: match.name })}</span>
      ) : null}
    </span>
  )
}

/** Everybody the typed text may mean: those the register found, and the one chosen by hand. */
const knownOf = ({ match, choice }: PlacedPlayer): readonly MatchedPerson[] => {
  const found = [
    ...(match?.candidates ?? []).map(one => one.person),
    match?.person,
    choice && 'person' in choice ? choice.person : null,
  ]
  return [...new Map(found.flatMap(person => (person ? [[person.id, person] as const] : []))).values()]
}

/** What is chosen, as a value of the choice. */
const valueOf = ({ match, choice }: PlacedPlayer): string => {
  if (!choice) return match?.person?.id ?? ''
  return 'person' in choice ? choice.person.id : 'none'
}

interface WhoProps extends Pick<PlayerMatchProps, 'player' | 'onChoose'> {
  readonly onRegister: () => void
}

/** Who is meant: one of those found, somebody new, or nobody of the register. */
function Who({ player, onChoose, onRegister }: WhoProps) {
  const t = useTranslations('office.link')
  const likeness = useTranslations('identity')
  const locale = useLocale()
  const id = useId()
  const known = knownOf(player)
  const label = (person: MatchedPerson) => {
    const because = player.match?.candidates.find(one => one.person.id === person.id)?.because ?? []
    return [
      namesInOrder(person, locale).primary.text,
      person.number,
      person.club ? inLanguage(person.club.name, locale) : '',
      ...because.map(code => codeText(likeness, `because_${code}`, {}, code)),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const choose = (value: string) => {
    if (value === 'new') return onRegister()
    if (value === 'none') return onChoose({ notMember: true })
    const person = known.find(one => one.id === value)
    onChoose(person && { person })
  }
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('who', { name: player.text })}
      </label>
      <Select id={id} value={valueOf(player)} onChange={event => choose(event.target.value)} className="max-w-md">
        {player.match?.person ? null : <option value="">{t('leaveOpen')}</option>}
        {known.map(person => (
          <option key={person.id} value={person.id}>
            {label(person)}
          </option>
        ))}
        <option value="new">{t('registerNew')}</option>
        <option value="none">{t('notMember')}</option>
      </Select>
    </>
  )
}

/** One typed player: found in the register, to be chosen, or new; and the choice. */
export function PlayerMatch({ player, organisation, onChoose }: PlayerMatchProps) {
  const [isRegistering, setRegistering] = useState(false)
  const { match, text, state } = player
  return (
    <div className="flex min-w-0 flex-col gap-1 py-1" data-state={state}>
      <span className="flex min-w-0 items-baseline gap-2">
        <span aria-hidden="true" className="figures w-3 shrink-0 text-center font-medium">
          {MARKS[state]}
        </span>
        <span className="min-w-0">
          <span className="block">{match?.name || text}</span>
          <Found player={player} />
        </span>
      </span>
      {state === 'searching' ? null : (
        <Who player={player} onChoose={onChoose} onRegister={() => setRegistering(true)} />
      )}
      {isRegistering ? (
        <RegisterSheet
          name={match?.name || text}
          organisation={organisation}
          onClose={() => setRegistering(false)}
          onRegistered={person => {
            setRegistering(false)
            onChoose({ person })
          }}
        />
      ) : null}
    </div>
  )
}
