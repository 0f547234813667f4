import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Field, Select, TextInput } from '@/components/ui/field'

export type NumberName =
  | 'rounds'
  | 'legs'
  | 'groups'
  | 'cutAfter'
  | 'cutCount'
  | 'games'
  | 'perGroup'
  | 'bestPlace'
  | 'bestCount'

/** A whole number of the stage's plan. */
export function NumberField({
  name,
  initial,
  required,
}: {
  readonly name: NumberName
  readonly initial?: number
  readonly required?: boolean
}) {
  const t = useTranslations('office.stage')
  return (
    <Field id={`stage-${name}`} label={t(name)}>
      <TextInput id={`stage-${name}`} name={name} type="number" min={1} defaultValue={initial} required={required} />
    </Field>
  )
}

type ChoiceName =
  | 'objective'
  | 'firstRound'
  | 'secondBye'
  | 'placement'
  | 'final'
  | 'series'
  | 'avoidClub'
  | 'avoidAssociation'
  | 'avoidTeam'

/** One of a few words of the stage's plan. */
export function ChoiceField({ name, children }: { readonly name: ChoiceName; readonly children: ReactNode }) {
  const t = useTranslations('office.stage')
  return (
    <Field id={`stage-${name}`} label={t(name)}>
      <Select id={`stage-${name}`} name={name}>
        {children}
      </Select>
    </Field>
  )
}

const LAST_ROUNDS = [1, 2, 3, 4, 5, 6] as const

function Avoidance({ name }: { readonly name: 'avoidClub' | 'avoidAssociation' | 'avoidTeam' }) {
  const t = useTranslations('office.stage')
  return (
    <ChoiceField name={name}>
      <option value="">{t('avoidNever')}</option>
      {LAST_ROUNDS.map(round => (
        <option key={round} value={round}>
          {t('avoidUntil', { round })}
        </option>
      ))}
      <option value="always">{t('avoidAlways')}</option>
    </ChoiceField>
  )
}

function SwissFields() {
  const t = useTranslations('office.stage')
  return (
    <>
      <NumberField name="rounds" initial={5} required />
      <ChoiceField name="firstRound">
        <option value="snake">{t('snake')}</option>
        <option value="slide">{t('slide')}</option>
        <option value="draw">{t('draw')}</option>
      </ChoiceField>
      <ChoiceField name="objective">
        <option value="lexicographicFirst">{t('lexicographicFirst')}</option>
        <option value="minimumGap">{t('minimumGap')}</option>
      </ChoiceField>
      <ChoiceField name="secondBye">
        <option value="refuse">{t('byeOnce')}</option>
        <option value="allow">{t('byeAgain')}</option>
      </ChoiceField>
      <Avoidance name="avoidTeam" />
      <Avoidance name="avoidClub" />
      <Avoidance name="avoidAssociation" />
      <NumberField name="cutAfter" />
      <NumberField name="cutCount" />
    </>
  )
}

function SeriesFields() {
  const t = useTranslations('office.stage')
  return (
    <>
      <ChoiceField name="series">
        <option value="">{t('oneGame')}</option>
        <option value="bestOf">{t('bestOf')}</option>
        <option value="sum">{t('sum')}</option>
      </ChoiceField>
      <NumberField name="games" initial={3} />
    </>
  )
}

/** What has to be said about one way of playing. */
export function FormatFields({ kind }: { readonly kind: string }) {
  const t = useTranslations('office.stage')
  switch (kind) {
    case 'swiss':
      return <SwissFields />
    case 'roundRobin':
      return (
        <>
          <NumberField name="legs" initial={1} />
          <NumberField name="groups" initial={1} />
        </>
      )
    case 'singleElimination':
      return (
        <>
          <ChoiceField name="placement">
            <option value="none">{t('noPlacement')}</option>
            <option value="thirdPlace">{t('thirdPlace')}</option>
            <option value="all">{t('allPlaces')}</option>
          </ChoiceField>
          <SeriesFields />
        </>
      )
    case 'doubleElimination':
      return (
        <>
          <ChoiceField name="final">
            <option value="single">{t('singleFinal')}</option>
            <option value="reset">{t('resetFinal')}</option>
          </ChoiceField>
          <SeriesFields />
        </>
      )
    default:
      return <p className="text-muted sm:col-span-2">{t('scheduleHint')}</p>
  }
}
