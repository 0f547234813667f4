import { BroughtIn } from '@/components/brought-in'
import { getLocale, getTranslations } from 'next-intl/server'
import { Refusal } from '@/components/permitted'
import { PersonName } from '@/components/person-name'
import { Chip } from '@/components/ui/chip'
import type { ResultOf } from '@/gql'
import { loadOwnBody } from '@/features/sign-in'
import { codeText } from '@/i18n/code-text'
import { Instant } from '@/components/instant'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { formatDate } from '@/lib/format/dates'
import { dayHere } from '@/lib/format/day-here'
import { paths } from '@/lib/paths'
import { AffiliateForm, ChooseMergeForm, EndAffiliationForm, TransferForm, UndoMergeForm } from './belonging-forms'
import type { Choice } from '@/components/form-fields'
import { Fold, Part } from '@/components/fold'
import {
  EndGuardianForm,
  GuardianForm,
  NumberForm,
  PrivacyForm,
  RecordForm,
  RemoveNumberForm,
  RenameForm,
} from './person-forms'
import { ProposeForm } from '@/features/proposals'
import type { ComponentProps } from 'react'
import { MergePreview } from './merge-preview'
import { PhotoPart } from './photo-part'
import type { PersonOfficeQuery } from './register-desk.graphql'
import { Time } from './time'
import { TransferList } from './transfer-list'

export type PersonInOffice = NonNullable<ResultOf<typeof PersonOfficeQuery>['person']>
type Office = NonNullable<PersonInOffice['office']>

interface PartProps {
  readonly person: PersonInOffice
  readonly office: Office
}

/** Names by script and time. */
export async function Names({ person }: { readonly person: PersonInOffice }) {
  const t = await getTranslations('registerDesk')
  return (
    <Part title={t('names')}>
      <ul className="border-rule border-t">
        {person.names.map(name => (
          <li
            key={`${name.script} ${name.display} ${name.validFrom}`}
            className="flex flex-wrap gap-x-3 border-rule border-b py-2"
          >
            <span className={name.current ? 'font-medium' : 'text-muted'}>{name.display}</span>
            <span className="text-muted text-sm">{t(`scripts.${name.script}`)}</span>
            <Time from={name.validFrom} until={name.validUntil} />
          </li>
        ))}
      </ul>
      {person.office?.permissions.canKeep.allowed ? (
        <Fold title={t('rename')}>
          <RenameForm person={person.id} />
        </Fold>
      ) : null}
    </Part>
  )
}

/** Birth, gender, standing, guardians, privacy. */
export async function RecordPart({ person, office }: PartProps) {
  const [t, locale] = await Promise.all([getTranslations('registerDesk'), getLocale()])
  const gender = person.gender ?? 'unstated'
  const keeps = office.permissions.canKeep.allowed
  return (
    <Part title={t('record')}>
      <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-muted">{t('birthDate')}</dt>
        <dd>{office.birthDate ? formatDate(office.birthDate, locale) : t('unknown')}</dd>
        <dt className="text-muted">{t('gender')}</dt>
        <dd>{t(`genders.${gender}`)}</dd>
        {office.deceasedOn ? (
          <>
            <dt className="text-muted">{t('deceasedOn')}</dt>
            <dd>{formatDate(office.deceasedOn, locale)}</dd>
          </>
        ) : null}
        {office.guardians.map(guardian => (
          <div key={guardian.id} className="contents">
            <dt className="text-muted">{t(`relations.${guardian.relation}`)}</dt>
            <dd>
              {guardian.name} · {guardian.contact}
              {keeps ? <EndGuardianForm guardian={guardian.id} /> : null}
            </dd>
          </div>
        ))}
      </dl>
      {keeps ? (
        <>
          <Fold title={t('correctRecord')}>
            <RecordForm
              key={`${gender} ${office.birthDate} ${person.status} ${office.deceasedOn}`}
              person={person.id}
              gender={gender}
              birthDate={office.birthDate}
              status={person.status}
              deceasedOn={office.deceasedOn}
            />
          </Fold>
          <Fold title={t('addGuardian')}>
            <GuardianForm person={person.id} />
          </Fold>
        </>
      ) : (
        <Refusal permission={office.permissions.canKeep} />
      )}
      <ProposedBirthDate person={person} office={office} />
      {office.permissions.canSetPrivacy.allowed ? (
        <Fold title={t('photo')}>
          <PhotoPart person={person.id} photo={person.photo} name={namesInOrder(person, locale).primary.text} />
        </Fold>
      ) : null}
      {office.permissions.canSetPrivacy.allowed ? (
        <Fold title={t('privacy')}>
          <PrivacyForm person={person.id} {...office.privacy} />
        </Fold>
      ) : null}
    </Part>
  )
}

interface WithBodies extends PartProps {
  readonly bodies: readonly Choice[]
}

/** Clubs and memberships, from when until when. */
export async function Belonging({ person, office, bodies }: WithBodies) {
  const [t, kinds, sports, locale] = await Promise.all([
    getTranslations('registerDesk'),
    getTranslations('affiliationKind'),
    getTranslations('sport'),
    getLocale(),
  ])
  const today = await dayHere()
  return (
    <Part title={t('belonging')}>
      {office.affiliations.length === 0 ? <p className="text-muted">{t('belongsNowhere')}</p> : null}
      <ul className="border-rule border-t">
        {office.affiliations.map(one => (
          <li key={one.id} className="border-rule border-b py-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              {one.organisation ? (
                <Link href={paths.deskBody(one.organisation.id)} className="link">
                  {inLanguage(one.organisation.name, locale)}
                </Link>
              ) : null}
              <span className="text-muted text-sm">
                {codeText(kinds, one.kind)} · {codeText(sports, one.sport ?? 'all')}
              </span>
              <Time from={one.validFrom} until={one.validUntil} />
              {one.lapsed ? <Chip tone="seal">{t('lapsed')}</Chip> : null}
              {one.broughtIn ? <BroughtIn origin={one.broughtIn} /> : null}
            </p>
            {one.canEnd.allowed && !one.lapsed ? (
              <details>
                <summary className="link flex min-h-11 items-center text-sm">{t('endBelonging')}</summary>
                <EndAffiliationForm affiliation={one.id} today={today} />
              </details>
            ) : null}
            {!one.canEnd.allowed && !one.lapsed && office.permissions.canPropose.allowed ? (
              <Proposed act="endAffiliation" person={person.id} affiliation={one.id} day={today} />
            ) : null}
          </li>
        ))}
      </ul>
      {office.permissions.canEnrol.allowed ? (
        <Fold title={t('addBelonging')}>
          <AffiliateForm person={person.id} bodies={bodies} own={await loadOwnBody()} today={today} />
        </Fold>
      ) : null}
    </Part>
  )
}

/** Changes of club. */
export async function Transfers({ person, office, bodies }: WithBodies) {
  const t = await getTranslations('registerDesk')
  return (
    <Part title={t('transfers')}>
      {office.transfers.length === 0 ? (
        <p className="text-muted">{t('noTransfers')}</p>
      ) : (
        <TransferList transfers={office.transfers} />
      )}
      {office.permissions.canEnrol.allowed ? (
        <Fold title={t('requestTransfer')}>
          <TransferForm person={person.id} bodies={bodies} />
        </Fold>
      ) : null}
    </Part>
  )
}

/** Numbers of other bodies, with who sees them. */
export async function Numbers({ person, office }: PartProps) {
  const t = await getTranslations('registerDesk')
  const keeps = office.permissions.canKeep.allowed
  return (
    <Part title={t('numbers')}>
      {office.identifiers.length === 0 ? <p className="text-muted">{t('noNumbers')}</p> : null}
      <ul>
        {office.identifiers.map(one => (
          <li key={one.id} className="border-rule border-b py-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="break-all text-muted">{one.issuer}</span>
              <span className="figures">{one.value}</span>
              <Chip>{t(one.public ? 'visible' : 'private')}</Chip>
              {one.broughtIn ? <BroughtIn origin={one.broughtIn} /> : null}
            </p>
            {keeps ? (
              <details>
                <summary className="link flex min-h-11 items-center text-sm">{t('removeNumber')}</summary>
                <RemoveNumberForm identifier={one.id} />
              </details>
            ) : null}
          </li>
        ))}
      </ul>
      {keeps ? (
        <Fold title={t('addNumber')}>
          <NumberForm person={person.id} />
        </Fold>
      ) : null}
    </Part>
  )
}

interface MayProps {
  readonly person: PersonInOffice
  readonly may: Office['permissions']
}

/** A form to propose what may not be done outright. */
async function Proposed({ act, ...about }: ComponentProps<typeof ProposeForm>) {
  const t = await getTranslations('recordProposals')
  return (
    <Fold title={t(`propose.${act}`)}>
      <ProposeForm act={act} {...about} />
    </Fold>
  )
}

/** Another day of birth for somebody who belongs to other bodies too. */
function ProposedBirthDate({ person, office }: PartProps) {
  const { canMerge, canPropose } = office.permissions
  if (canMerge.allowed || !canPropose.allowed) return null
  return <Proposed act="changeBirthDate" person={person.id} day={office.birthDate ?? undefined} />
}

/** To forget somebody who belongs to other bodies too. */
export async function ProposedErasure({ person, may }: MayProps) {
  const t = await getTranslations('personRights')
  if (may.canRequestErasure.allowed || !may.canPropose.allowed) return null
  return (
    <Part title={t('forget')}>
      <Proposed act="erasePerson" person={person.id} />
    </Part>
  )
}

/** Records declared to be this person; each can be taken back. */
export async function Merges({ person, may, merge }: MayProps & { readonly merge?: string | undefined }) {
  const t = await getTranslations('registerDesk')
  const keeps = may.canMerge.allowed
  return (
    <Part title={t('merges')}>
      {person.merges.length === 0 ? <p className="text-muted">{t('noMerges')}</p> : null}
      <ul>
        {person.merges.map(merge => (
          <li key={merge.id} className="border-rule border-b py-2">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <PersonName person={merge.from} /> <span className="figures text-muted text-sm">{merge.from.number}</span>{' '}
              → <PersonName person={merge.into} />{' '}
              <span className="figures text-muted text-sm">{merge.into.number}</span>
              {merge.undoneAt ? <Chip>{t('undone')}</Chip> : null}
            </p>
            <p className="text-muted text-sm">
              <Instant at={merge.mergedAt} /> · {t('because', { reason: merge.reason })}
            </p>
            {keeps && !merge.undoneAt ? <UndoMergeForm merge={merge.id} /> : null}
            {!keeps && may.canPropose.allowed && !merge.undoneAt ? (
              <Proposed act="undoMerge" person={merge.into.id} merge={merge.id} />
            ) : null}
          </li>
        ))}
      </ul>
      {keeps && !person.mergedInto ? (
        <div id="merge">
          {merge ? <MergePreview into={person.id} from={merge} /> : null}
          <Fold title={t('merge')}>
            <ChooseMergeForm into={person.id} />
          </Fold>
        </div>
      ) : null}
      {may.canPropose.allowed && !person.mergedInto ? (
        <>
          <Proposed act="mergePeople" person={person.id} />
          <Proposed act="declareDistinct" person={person.id} />
        </>
      ) : null}
    </Part>
  )
}
