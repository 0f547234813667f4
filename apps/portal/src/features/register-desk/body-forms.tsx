'use client'

import { useLocale, useTranslations } from 'next-intl'
import { NameFields } from '@/components/name-fields'
import { PersonName } from '@/components/person-name'
import { SelectField } from '@/components/ui/field'
import type { ResultOf, VariablesOf } from '@/gql'
import { codeOf, codesOf } from '@/lib/codes'
import { plugs } from '@/sports/plugs'
import { formatDate } from '@/lib/format/dates'
import { lastDayOf } from '@/lib/format/last-day'
import { ActForm } from '@/components/act-form'
import {
  ChangeOrganisationMutation,
  CreateOrganisationMutation,
  DeclareIssuerMutation,
  EndCommitteeTermMutation,
  EndLicenceMutation,
  EndOfficerMutation,
  GiveLicenceMutation,
  NameCommitteeMemberMutation,
  NameOfficerMutation,
  RenewMembershipsMutation,
} from './body-acts.graphql'
import type { BodyOfficeQuery } from './body.graphql'
import { BodySelect, type Choice, Days, Line, Reason } from '@/components/form-fields'
import { PersonPicker } from '@/components/person-picker'
import type { Sport } from '@/lib/codes'

export type Body = NonNullable<ResultOf<typeof BodyOfficeQuery>['organisation']>
type Office = VariablesOf<typeof NameOfficerMutation>['input']['office']
type Committee = VariablesOf<typeof NameCommitteeMemberMutation>['input']
type Licence = VariablesOf<typeof GiveLicenceMutation>['input']

const newKinds = { club: true, association: true } as const
const offices: Readonly<Record<Office, true>> = {
  president: true,
  vicePresident: true,
  secretary: true,
  treasurer: true,
  registrar: true,
  delegate: true,
  coach: true,
}
const committees: Readonly<Record<Committee['body'], true>> = {
  appeals: true,
  integrity: true,
  nationalAuthority: true,
}
const standings: Readonly<Record<Committee['standing'], true>> = { expert: true, player: true, official: true }
const licenceKinds: Readonly<Record<Licence['kind'], true>> = { director: true, referee: true, scorer: true }
const visibilities = { public: true, private: true } as const
const levels: Readonly<Record<Licence['level'], true>> = {
  international: true,
  national: true,
  first: true,
  second: true,
  third: true,
}

/** Founds a body below another. */
export function NewBodyForm({ bodies, own }: { readonly bodies: readonly Choice[]; readonly own: string | undefined }) {
  const t = useTranslations('registerDesk')
  const kinds = useTranslations('organisationKind')
  return (
    <ActForm
      document={CreateOrganisationMutation}
      payloadOf={data => data.createOrganisation}
      label={t('newBody')}
      submit={t('found')}
      inputOf={form => ({
        code: form.text('code'),
        kind: codeOf(newKinds, form.text('kind')) ?? 'club',
        nameZh: form.text('nameZh'),
        nameEn: form.text('nameEn'),
        parent: form.text('parent'),
        idempotencyKey: form.key,
      })}
    >
      <NameFields id="body" required />
      <Line id="body-code" name="code" label={t('code')} required />
      <SelectField
        id="body-kind"
        name="kind"
        label={t('kind')}
        choices={(['club', 'association'] as const).map(value => ({ value, label: kinds(value) }))}
      />
      <BodySelect id="body-parent" name="parent" label={t('above')} bodies={bodies} value={own} />
    </ActForm>
  )
}

/** How a body is named, placed and reached. */
export function BodyForm({ body, bodies }: { readonly body: Body; readonly bodies: readonly Choice[] }) {
  const t = useTranslations('registerDesk')
  const { contact, office } = body
  const isFederation = body.kind === 'federation'
  return (
    <ActForm
      document={ChangeOrganisationMutation}
      payloadOf={data => data.changeOrganisation}
      label={t('editBody')}
      submit={t('save')}
      inputOf={form => ({
        organisation: body.id,
        nameZh: form.text('nameZh'),
        nameEn: form.text('nameEn'),
        timeZone: form.text('timeZone'),
        parent: form.maybe('parent'),
        region: form.maybe('region'),
        venue: form.maybe('venue'),
        contactName: form.maybe('contactName'),
        contactEmail: form.maybe('contactEmail'),
        contactPhone: form.maybe('contactPhone'),
        website: form.maybe('website'),
        transferWaitingDays: isFederation ? Number(form.text('waiting')) : null,
        transferObjectionDays: isFederation ? Number(form.text('objecting')) : null,
      })}
    >
      <Line id="edit-zh" name="nameZh" label={t('nameZh')} required value={body.name.zh} />
      <Line id="edit-en" name="nameEn" label={t('nameEn')} required value={body.name.en} />
      {body.parent ? (
        <BodySelect id="edit-parent" name="parent" label={t('above')} bodies={bodies} value={body.parent.id} />
      ) : null}
      <Line id="edit-zone" name="timeZone" label={t('timeZone')} required value={body.timeZone} />
      <Line id="edit-region" name="region" label={t('region')} value={contact.region} />
      <Line id="edit-venue" name="venue" label={t('venue')} value={contact.venue} />
      <Line id="edit-contact" name="contactName" label={t('contactName')} value={contact.contactName} />
      <Line id="edit-email" name="contactEmail" label={t('email')} type="email" value={contact.contactEmail} />
      <Line id="edit-phone" name="contactPhone" label={t('phone')} type="tel" value={contact.contactPhone} />
      <Line id="edit-website" name="website" label={t('website')} type="url" value={contact.website} />
      {isFederation && office ? (
        <>
          <Line
            id="edit-waiting"
            name="waiting"
            label={t('waitingDays')}
            type="number"
            value={office.transferWaitingDays}
          />
          <Line
            id="edit-objecting"
            name="objecting"
            label={t('objectionDays')}
            type="number"
            value={office.transferObjectionDays}
          />
        </>
      ) : null}
    </ActForm>
  )
}

/** Who holds an office. */
export function OfficerForm({ body, today }: { readonly body: string; readonly today: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={NameOfficerMutation}
      payloadOf={data => data.nameOfficer}
      label={t('nameOfficer')}
      submit={t('nameOfficer')}
      inputOf={form => ({
        organisation: body,
        person: form.text('person'),
        office: codeOf(offices, form.text('office')) ?? 'delegate',
        from: form.text('from'),
        until: form.until('until'),
        idempotencyKey: form.key,
      })}
    >
      <PersonPicker id="officer-person" name="person" label={t('who')} />
      <SelectField
        id="officer-office"
        name="office"
        label={t('office')}
        choices={codesOf(offices).map(value => ({ value, label: t(`offices.${value}`) }))}
      />
      <Days id="officer" from={today} />
    </ActForm>
  )
}

export function EndOfficerForm({ officer, today }: { readonly officer: string; readonly today: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={EndOfficerMutation}
      payloadOf={data => data.endOfficer}
      label={t('endOffice')}
      submit={t('endOffice')}
      tone="plain"
      small
      inputOf={form => ({ officer, on: form.text('on') })}
    >
      <Line id={`end-${officer}`} name="on" label={t('endsOn')} type="date" required value={today} />
    </ActForm>
  )
}

/** A seat on a committee for a term. */
export function CommitteeForm({ body, today }: { readonly body: string; readonly today: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={NameCommitteeMemberMutation}
      payloadOf={data => data.nameCommitteeMember}
      label={t('nameMember')}
      submit={t('nameMember')}
      inputOf={form => ({
        organisation: body,
        person: form.text('person'),
        body: codeOf(committees, form.text('committee')) ?? 'appeals',
        standing: codeOf(standings, form.text('standing')) ?? 'player',
        from: form.text('from'),
        until: form.until('until'),
        idempotencyKey: form.key,
      })}
    >
      <PersonPicker id="committee-person" name="person" label={t('who')} />
      <SelectField
        id="committee-body"
        name="committee"
        label={t('committee')}
        choices={codesOf(committees).map(value => ({ value, label: t(`committees.${value}`) }))}
      />
      <SelectField
        id="committee-standing"
        name="standing"
        label={t('sitsAs')}
        choices={codesOf(standings).map(value => ({ value, label: t(`standings.${value}`) }))}
      />
      <Days id="committee" from={today} />
    </ActForm>
  )
}

export function EndTermForm({ term }: { readonly term: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={EndCommitteeTermMutation}
      payloadOf={data => data.endCommitteeTerm}
      label={t('endTerm')}
      submit={t('endTerm')}
      tone="plain"
      small
      inputOf={form => ({ term, reason: form.text('reason') })}
    >
      <Reason id={`term-${term}`} />
    </ActForm>
  )
}

/** Memberships that end soon or have ended, to be renewed together. */
export function RenewForm({ body }: { readonly body: Body }) {
  const t = useTranslations('registerDesk')
  const locale = useLocale()
  const ending = body.office?.membershipsEnding ?? []
  return (
    <ActForm
      document={RenewMembershipsMutation}
      payloadOf={data => data.renewMemberships}
      label={t('renew')}
      submit={t('renew')}
      inputOf={form => ({ organisation: body.id, people: form.all('people'), until: form.until('until') ?? '' })}
    >
      <ul className="border-rule border-t sm:col-span-2">
        {ending.map(({ person, validUntil }) =>
          person ? (
            <li key={person.id} className="border-rule border-b">
              <label className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name="people" value={person.id} defaultChecked />
                <PersonName person={person} plain />
                <span className="figures text-muted text-sm">
                  {t('untilOn', { until: formatDate(lastDayOf(validUntil), locale) })}
                </span>
              </label>
            </li>
          ) : null,
        )}
      </ul>
      <Line id="renew-until" name="until" label={t('until')} type="date" required />
    </ActForm>
  )
}

interface LicenceProps {
  readonly bodies: readonly Choice[]
  readonly own: string | undefined
  readonly today: string
}

/** A technical official's licence. */
export function LicenceForm({ bodies, own, today }: LicenceProps) {
  const t = useTranslations('registerDesk')
  const words = useTranslations('sport')
  return (
    <ActForm
      document={GiveLicenceMutation}
      payloadOf={data => data.giveLicence}
      label={t('giveLicence')}
      submit={t('giveLicence')}
      inputOf={form => ({
        organisation: form.text('organisation'),
        person: form.text('person'),
        sport: form.text('sport') as Sport,
        kind: codeOf(licenceKinds, form.text('kind')) ?? 'director',
        level: codeOf(levels, form.text('level')) ?? 'third',
        from: form.text('from'),
        until: form.until('until'),
        idempotencyKey: form.key,
      })}
    >
      <PersonPicker id="licence-person" name="person" label={t('who')} />
      <BodySelect id="licence-body" name="organisation" label={t('givenBy')} bodies={bodies} value={own} />
      <SelectField
        id="licence-sport"
        name="sport"
        label={t('sport')}
        choices={codesOf(plugs).map(value => ({ value, label: words(value) }))}
      />
      <SelectField
        id="licence-kind"
        name="kind"
        label={t('kind')}
        choices={codesOf(licenceKinds).map(value => ({ value, label: t(`licenceKinds.${value}`) }))}
      />
      <SelectField
        id="licence-level"
        name="level"
        label={t('level')}
        choices={codesOf(levels).map(value => ({ value, label: t(`levels.${value}`) }))}
      />
      <Days id="licence" from={today} />
    </ActForm>
  )
}

export function EndLicenceForm({ licence }: { readonly licence: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={EndLicenceMutation}
      payloadOf={data => data.endLicence}
      label={t('endLicence')}
      submit={t('endLicence')}
      tone="plain"
      small
      inputOf={form => ({ licence, reason: form.text('reason') })}
    >
      <Reason id={`licence-${licence}`} />
    </ActForm>
  )
}

/** A body that gives people numbers, and who sees them. */
export function IssuerForm() {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={DeclareIssuerMutation}
      payloadOf={data => data.declareIssuer}
      label={t('declareIssuer')}
      submit={t('save')}
      inputOf={form => ({
        code: form.text('code'),
        nameZh: form.text('nameZh'),
        nameEn: form.text('nameEn'),
        visibility: codeOf(visibilities, form.text('visibility')) ?? 'private',
      })}
    >
      <Line id="issuer-code" name="code" label={t('code')} required />
      <SelectField
        id="issuer-visibility"
        name="visibility"
        label={t('visibility')}
        choices={[
          { value: 'private', label: t('private') },
          { value: 'public', label: t('visible') },
        ]}
      />
      <NameFields id="issuer" required />
    </ActForm>
  )
}
