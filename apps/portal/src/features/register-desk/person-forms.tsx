'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/field'
import type { VariablesOf } from '@/gql'
import { codeOf, codesOf, genders } from '@/lib/codes'
import { ActForm } from '@/components/act-form'
import { Line, Reason } from '@/components/form-fields'
import { nameOf } from './names'
import {
  AddIdentifierMutation,
  ChangePersonMutation,
  EndGuardianMutation,
  RecordGuardianMutation,
  RemoveIdentifierMutation,
  RenamePersonMutation,
  SetPrivacyMutation,
} from './person-acts.graphql'

type Guardian = VariablesOf<typeof RecordGuardianMutation>['input']['relation']

const scripts = { Hans: true, Latn: true, Hant: true } as const
type Standing = Pick<VariablesOf<typeof ChangePersonMutation>['input'], 'gender' | 'status'>

const statuses: Readonly<Record<Standing['status'], true>> = { ACTIVE: true, INACTIVE: true, DECEASED: true }
const relations: Readonly<Record<Guardian, true>> = { parent: true, guardian: true, coach: true, other: true }

/** Records a name in one script: from a day on, or in the place of one that was written wrongly. */
export function RenameForm({ person }: { readonly person: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={RenamePersonMutation}
      payloadOf={data => data.renamePerson}
      label={t('rename')}
      submit={t('rename')}
      inputOf={form => {
        const script = codeOf(scripts, form.text('script')) ?? 'Hans'
        const written = { script, family: form.text('family'), given: form.text('given'), display: '' }
        const name = nameOf(script, written.family, written.given) ?? written
        return { person, name, since: form.maybe('since'), idempotencyKey: form.key }
      }}
    >
      <SelectField
        id="rename-script"
        name="script"
        label={t('script')}
        choices={(['Hans', 'Latn', 'Hant'] as const).map(value => ({ value, label: t(`scripts.${value}`) }))}
      />
      <Line id="rename-since" name="since" label={t('since')} type="date" />
      <Line id="rename-family" name="family" path="name" label={t('family')} required />
      <Line id="rename-given" name="given" label={t('given')} />
    </ActForm>
  )
}

interface RecordProps {
  readonly person: string
  readonly gender: Standing['gender']
  readonly birthDate: string | null
  readonly status: Standing['status']
  readonly deceasedOn: string | null
}

/** Birth, gender and standing. */
export function RecordForm({ person, gender, birthDate, status, deceasedOn }: RecordProps) {
  const t = useTranslations('registerDesk')
  const words = useTranslations('personStatus')
  return (
    <ActForm
      document={ChangePersonMutation}
      payloadOf={data => data.changePerson}
      label={t('correctRecord')}
      submit={t('save')}
      inputOf={form => ({
        person,
        gender: codeOf(genders, form.text('gender')) ?? gender,
        birthDate: form.maybe('birthDate'),
        status: codeOf(statuses, form.text('status')) ?? status,
        deceasedOn: form.maybe('deceasedOn'),
        reason: form.text('reason'),
      })}
    >
      <SelectField
        id="record-gender"
        name="gender"
        label={t('gender')}
        defaultValue={gender}
        choices={codesOf(genders).map(value => ({ value, label: t(`genders.${value}`) }))}
      />
      <Line id="record-birth" name="birthDate" label={t('birthDate')} type="date" value={birthDate} />
      <SelectField
        id="record-status"
        name="status"
        label={t('standing')}
        defaultValue={status}
        choices={codesOf(statuses).map(value => ({ value, label: words(value) }))}
      />
      <Line id="record-deceased" name="deceasedOn" label={t('deceasedOn')} type="date" value={deceasedOn} />
      <Reason id="record-reason" />
    </ActForm>
  )
}

interface PrivacyProps {
  readonly person: string
  readonly hideBirthYear: boolean
  readonly hideClub: boolean
  readonly hideGender: boolean
  readonly hidePhoto: boolean
}

/** What the public may see. */
export function PrivacyForm({ person, hideBirthYear, hideClub, hideGender, hidePhoto }: PrivacyProps) {
  const t = useTranslations('registerDesk')
  const box = (name: 'hideBirthYear' | 'hideClub' | 'hideGender' | 'hidePhoto', value: boolean) => (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} defaultChecked={value} /> {t(name)}
    </label>
  )
  return (
    <ActForm
      key={`${hideBirthYear} ${hideClub} ${hideGender} ${hidePhoto}`}
      document={SetPrivacyMutation}
      payloadOf={data => data.setPrivacy}
      label={t('privacy')}
      submit={t('save')}
      tone="plain"
      inputOf={form => ({
        person,
        hideBirthYear: form.checked('hideBirthYear'),
        hideClub: form.checked('hideClub'),
        hideGender: form.checked('hideGender'),
        hidePhoto: form.checked('hidePhoto'),
      })}
    >
      {box('hideBirthYear', hideBirthYear)}
      {box('hideClub', hideClub)}
      {box('hideGender', hideGender)}
      {box('hidePhoto', hidePhoto)}
    </ActForm>
  )
}

/** A number somebody else gave. */
export function NumberForm({ person }: { readonly person: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={AddIdentifierMutation}
      payloadOf={data => data.addIdentifier}
      label={t('addNumber')}
      submit={t('addNumber')}
      inputOf={form => ({ person, issuer: form.text('issuer'), value: form.text('value'), idempotencyKey: form.key })}
    >
      <Line id="number-issuer" name="issuer" label={t('issuer')} required />
      <Line id="number-value" name="value" label={t('number')} required />
    </ActForm>
  )
}

/** Takes a number off again. */
export function RemoveNumberForm({ identifier }: { readonly identifier: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={RemoveIdentifierMutation}
      payloadOf={data => data.removeIdentifier}
      label={t('removeNumber')}
      submit={t('removeNumber')}
      tone="plain"
      small
      inputOf={form => ({ identifier, reason: form.text('reason') })}
    >
      <Reason id={`remove-${identifier}`} />
    </ActForm>
  )
}

/** Who answers for a minor. */
export function GuardianForm({ person }: { readonly person: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={RecordGuardianMutation}
      payloadOf={data => data.recordGuardian}
      label={t('addGuardian')}
      submit={t('addGuardian')}
      inputOf={form => ({
        person,
        name: form.text('name'),
        relation: codeOf(relations, form.text('relation')) ?? 'other',
        contact: form.text('contact'),
        idempotencyKey: form.key,
      })}
    >
      <Line id="guardian-name" name="name" label={t('guardianName')} required />
      <SelectField
        id="guardian-relation"
        name="relation"
        label={t('relation')}
        choices={(['parent', 'guardian', 'coach', 'other'] as const).map(value => ({
          value,
          label: t(`relations.${value}`),
        }))}
      />
      <Line id="guardian-contact" name="contact" label={t('contact')} required />
    </ActForm>
  )
}

export function EndGuardianForm({ guardian }: { readonly guardian: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={EndGuardianMutation}
      payloadOf={data => data.endGuardian}
      label={t('endGuardian')}
      submit={t('endGuardian')}
      tone="plain"
      small
      inputOf={() => ({ guardian })}
    />
  )
}
