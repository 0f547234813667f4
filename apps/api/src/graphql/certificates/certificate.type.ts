import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { CertifiableRow, CertificateRow, CertificateStatus } from '../../domain/certificates/certificates.repo.js'
import { type CertifiedWords, contentOf } from '../../domain/certificates/certificate-content.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { enumOf } from '../shared/enum.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime, LocalDate } from '../shared/scalars.js'

export const CertificateStatusEnum = enumOf<CertificateStatus>('CertificateStatus', 'Where a certificate stands.', {
  VALID: 'What it says holds.',
  UNDER_REVIEW: 'What it rests on has changed; somebody must look.',
  SUSPENDED: 'The grade it certifies does not count for now.',
  SUPERSEDED: 'The standings it certifies were corrected.',
  REVOKED: 'What it certifies was taken back.',
  WITHDRAWN: 'Its holder took it back.',
})

export const CertificateKindEnum = enumOf<CertificateRow['kind']>('CertificateKind', 'What a certificate is about.', {
  grade: 'An awarded grade.',
  placing: 'A place in official standings.',
})

@ObjectType('CertifiedPlace', { description: 'The place that a certificate is about.' })
export class CertifiedPlaceType {
  @Field(() => BilingualType, { description: "The stage's name." })
  stage!: BilingualType

  @Field(() => Int, { description: 'The place; level contestants share it.' })
  rank!: number

  @Field(() => Boolean, { description: 'Whether others share the place.' })
  shared!: boolean

  @Field(() => Int, { description: 'How many were ranked together.' })
  field!: number

  @Field(() => Int, { description: 'The revision of the standings that says so.' })
  revision!: number
}

@ObjectType('Certificate', { description: 'What somebody holds, as they chose to show it; signed and never changed.' })
export class CertificateType {
  row!: CertificateRow

  @Field(() => ID, { description: 'The id in its address.' })
  id!: string

  @Field(() => CertificateKindEnum, { description: 'What it is about.' })
  kind!: CertificateRow['kind']

  @Field(() => DateTime, { description: 'When it was made.' })
  issuedAt!: Date

  @Field(() => Boolean, { description: 'Whether an office made it, and not its holder.' })
  byOffice!: boolean

  @Field(() => BilingualType, { description: 'The body that certifies it.', nullable: true })
  issuer?: BilingualType | undefined

  @Field(() => BilingualType, { description: 'Whom it is about; null to others once it is withdrawn.', nullable: true })
  holder?: BilingualType | undefined

  @Field(() => String, { description: "The holder's number, where it is shown.", nullable: true })
  number?: string | undefined

  @Field(() => BilingualType, { description: "The holder's club, where it is shown.", nullable: true })
  club?: BilingualType | undefined

  @Field(() => BilingualType, {
    description: 'The grade or the event; null to others once it is withdrawn.',
    nullable: true,
  })
  title?: BilingualType | undefined

  @Field(() => LocalDate, { description: 'The day of the award, or the last of the event.', nullable: true })
  day?: string | undefined

  @Field(() => CertifiedPlaceType, { description: 'Of a placing: the place.', nullable: true })
  place?: CertifiedPlaceType | undefined
}

@ObjectType('Certifiable', { description: 'What a certificate can be made of.' })
export class CertifiableType {
  @Field(() => CertificateKindEnum, { description: 'What it would be about.' })
  kind!: CertificateRow['kind']

  @Field(() => ID, { description: 'The grade, or the revision of the standings.' })
  subject!: string

  @Field(() => ID, { description: 'Of a placing: the entry.', nullable: true })
  entry?: string | null

  @Field(() => BilingualType, { description: 'The grade or the event.' })
  title!: BilingualType

  @Field(() => LocalDate, { description: 'The day of the award, or the last of the event.' })
  day!: string

  @Field(() => CertifiedPlaceType, { description: 'Of a placing: the place.', nullable: true })
  place?: CertifiedPlaceType | undefined
}

@InputType('CertifyPlacingInput', { description: 'A place in official standings.' })
export class CertifyPlacingInput {
  @Field(() => ID, { description: 'The revision.' })
  revision!: string

  @Field(() => ID, { description: 'The entry.' })
  entry!: string
}

@OneOfInput('CertificateOfInput', { description: 'What is certified: exactly one.' })
export class CertificateOfInput {
  @Field(() => ID, { description: 'An awarded grade.', nullable: true })
  grade?: string

  @Field(() => CertifyPlacingInput, { description: 'A place.', nullable: true })
  placing?: CertifyPlacingInput
}

@InputType('IssueCertificateInput', { description: 'A certificate for oneself, or of an office for somebody else.' })
export class IssueCertificateInputType extends KeyedInput {
  @Field(() => ID, {
    description: 'Whom the office of the body that gave it certifies it for; left out, oneself.',
    nullable: true,
  })
  person?: string

  @Field(() => CertificateOfInput, { description: 'What is certified.' })
  of!: CertificateOfInput

  @Field(() => Boolean, { description: 'Whether the number in the register is shown.' })
  showNumber!: boolean

  @Field(() => Boolean, { description: 'Whether the club is shown.' })
  showClub!: boolean
}

@InputType('WithdrawCertificateInput', { description: 'A certificate that is taken back.' })
export class WithdrawCertificateInputType extends KeyedInput {
  @Field(() => ID, { description: 'The certificate.' })
  certificate!: string
}

@ObjectType('CertificatePayload', { description: 'What became of a certificate.' })
export class CertificatePayload extends ProblemsPayload {
  @Field(() => CertificateType, { nullable: true, description: 'The certificate.' })
  certificate?: CertificateType
}

const placeOf = (words: CertifiedWords): CertifiedPlaceType | undefined =>
  words.rank === undefined
    ? undefined
    : {
        stage: { zh: words.stageZh ?? '', en: words.stageEn ?? '' },
        rank: words.rank,
        shared: words.shared ?? false,
        field: words.field ?? 0,
        revision: words.revision ?? 0,
      }

const named = (words: { readonly nameZh: string; readonly nameEn: string }) => ({ zh: words.nameZh, en: words.nameEn })

/** Nothing of a withdrawn certificate is shown but that it was withdrawn, unless to its holder. */
export const toCertificate = (row: CertificateRow, forHolder = false): CertificateType => {
  const { issuer, holder, byOffice, subject: words } = contentOf(row)
  const bare = { row, id: toGlobalId('Certificate', row.id), kind: row.kind, issuedAt: row.recordedAt, byOffice }
  if (row.withdrawnAt && !forHolder) return bare
  return {
    ...bare,
    issuer: named(issuer),
    holder: named(holder),
    number: holder.number,
    club: holder.clubZh === undefined ? undefined : { zh: holder.clubZh, en: holder.clubEn ?? holder.clubZh },
    title: words && named(words),
    day: words?.awardedOn ?? words?.endsOn,
    place: words && placeOf(words),
  }
}

export const toCertifiable = ({
  kind,
  gradeAwardId,
  revisionId,
  entryId,
  words,
  day,
}: CertifiableRow): CertifiableType => {
  const own = words as CertifiedWords
  const subject =
    gradeAwardId === null ? toGlobalId('StandingsRevision', revisionId ?? '') : toGlobalId('Grade', gradeAwardId)
  const entry = entryId === null ? null : toGlobalId('Entry', entryId)
  return { kind, subject, entry, title: named(own), day, place: placeOf(own) }
}
