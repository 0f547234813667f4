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
  /** Where somebody new is registered unless told. */
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
  twice: '!',
} as const satisfies Record<PlacedPlayer['state'], string>

/** What was found, beneath the text that was typed. */
function Found({ player }: Pick<PlayerMatchProps, 'player'>) {
  const t = useTranslations('office.link')
  const locale = useLocale()
  const { person, match, choice, state } = player
  const isWrong = state === 'twice' || state === 'enteredAlready' || (!choice && match?.nameAgrees === false)
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

/** One typed player: found in the register, to be chosen, or new; and the choice. */
export function PlayerMatch({ player, organisation, onChoose }: PlayerMatchProps) {
  const t = useTranslations('office.link')
  const likeness = useTranslations('identity')
  const locale = useLocale()
  const id = useId()
  const [isRegistering, setRegistering] = useState(false)
  const { match, choice, text, state } = player
  const candidates = match?.candidates ?? []
  const known = new Map<string, MatchedPerson>(
    [...candidates.map(one => one.person), ...(match?.person ? [match.person] : [])].map(one => [one.id, one]),
  )
  if (choice && 'person' in choice) known.set(choice.person.id, choice.person)
  const because = (person: MatchedPerson) =>
    (candidates.find(one => one.person.id === person.id)?.because ?? []).map(code =>
      codeText(likeness, `because_${code}`, {}, code),
    )
  const label = (person: MatchedPerson) =>
    [
      namesInOrder(person, locale).primary.text,
      person.number,
      person.club ? inLanguage(person.club.name, locale) : '',
      ...because(person),
    ]
      .filter(Boolean)
      .join(' · ')
  const choose = (value: string) => {
    if (value === 'new') return setRegistering(true)
    if (value === 'none') return onChoose({ notMember: true })
    const person = known.get(value)
    onChoose(person && { person })
  }
  const value = choice ? ('person' in choice ? choice.person.id : 'none') : (match?.person?.id ?? '')
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
        <>
          <label htmlFor={id} className="sr-only">
            {t('who', { name: text })}
          </label>
          <Select id={id} value={value} onChange={event => choose(event.target.value)} className="max-w-md">
            {match?.person ? null : <option value="">{t('leaveOpen')}</option>}
            {[...known.values()].map(person => (
              <option key={person.id} value={person.id}>
                {label(person)}
              </option>
            ))}
            <option value="new">{t('registerNew')}</option>
            <option value="none">{t('notMember')}</option>
          </Select>
        </>
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
