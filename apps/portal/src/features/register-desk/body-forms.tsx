'use client'

import { useLocale, useTranslations } from 'next-intl'
import { NameFields } from '@/components/name-fields'
import { PersonName } from '@/components/person-name'
import { SelectField } from '@/components/ui/field'
import type { ResultOf } from '@/gql'
import { codeOf, codesOf } from '@/lib/codes'
import { plugs } from '@/sports/plugs'
import { formatDate } from '@/lib/format/dates'
import { lastDayOf } from '@/lib/format/last-day'
import { ActForm } from '@/components/act-form'
import { ActionForm } from '@/components/action-form'
import { endCommitteeTerm } from '@/gql/actions/end-committee-term.graphql'
import { endLicence } from '@/gql/actions/end-licence.graphql'
import { endOfficer } from '@/gql/actions/end-officer.graphql'
import { giveLicence } from '@/gql/actions/give-licence.graphql'
import { nameCommitteeMember } from '@/gql/actions/name-committee-member.graphql'
import { nameOfficer } from '@/gql/actions/name-officer.graphql'
import {
  ChangeOrganisationMutation,
  CreateOrganisationMutation,
  DeclareIssuerMutation,
  RenewMembershipsMutation,
} from './body-acts.graphql'
import type { BodyOfficeQuery } from './body.graphql'
import { BodySelect, type Choice, Line } from '@/components/form-fields'
import { ownEnglish } from '@/lib/format/bilingual'

export type Body = NonNullable<ResultOf<typeof BodyOfficeQuery>['organisation']>
const newKinds = { club: true, association: true } as const
const visibilities = { public: true, private: true } as const
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
      <Line id="edit-en" name="nameEn" label={t('nameEn')} value={ownEnglish(body.name)} />
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
    <ActionForm
      action={nameOfficer}
      id="officer"
      label={t('nameOfficer')}
      fixed={{ organisation: body }}
      initial={{ from: today }}
      codeWords={{ office: code => t(`offices.${code}`) }}
    />
  )
}

export function EndOfficerForm({ officer, today }: { readonly officer: string; readonly today: string }) {
  const t = useTranslations('registerDesk')
  const look = { label: t('endOffice'), tone: 'plain', small: true } as const
  return <ActionForm action={endOfficer} id={officer} fixed={{ officer }} initial={{ on: today }} {...look} />
}

/** A seat on a committee for a term. */
export function CommitteeForm({ body, today }: { readonly body: string; readonly today: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActionForm
      action={nameCommitteeMember}
      id="committee"
      label={t('nameMember')}
      fixed={{ organisation: body }}
      initial={{ from: today }}
      labels={{ body: t('committee'), standing: t('sitsAs') }}
      codeWords={{ body: code => t(`committees.${code}`), standing: code => t(`standings.${code}`) }}
    />
  )
}

export function EndTermForm({ term }: { readonly term: string }) {
  const t = useTranslations('registerDesk')
  const look = { label: t('endTerm'), tone: 'plain', small: true } as const
  return <ActionForm action={endCommitteeTerm} id={term} fixed={{ term }} {...look} />
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
    <ActionForm
      action={giveLicence}
      id="licence"
      label={t('giveLicence')}
      initial={{ organisation: own, from: today }}
      labels={{ organisation: t('givenBy') }}
      choices={{ organisation: bodies, sport: codesOf(plugs).map(value => ({ value, label: words(value) })) }}
      codeWords={{ kind: code => t(`licenceKinds.${code}`), level: code => t(`levels.${code}`) }}
    />
  )
}

export function EndLicenceForm({ licence }: { readonly licence: string }) {
  const t = useTranslations('registerDesk')
  const look = { label: t('endLicence'), tone: 'plain', small: true } as const
  return <ActionForm action={endLicence} id={licence} fixed={{ licence }} {...look} />
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
