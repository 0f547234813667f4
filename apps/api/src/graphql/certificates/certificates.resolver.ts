import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { err, ok, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import {
  type CertificateRow,
  type CertificateStatus,
  certificatesByIds,
  certificatesOfPerson,
  certifiableOf,
  officeCertificatesOf,
  type StatusRow,
  statusesOf,
} from '../../domain/certificates/certificates.repo.js'
import {
  type CertificateOf,
  issueCertificate,
  withdrawCertificate,
} from '../../domain/certificates/issue-certificate.js'
import { canCertify, canCertifyAnywhere } from '../../domain/certificates/policy.js'
import { newestStatusList } from '../../domain/certificates/status-list.js'
import { type PublicationRow, publicationsOf } from '../../domain/publications/publications.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { PublicationType, toPublication } from '../awards/publication.type.js'
import { PersonOfficeType } from '../registry/person-office.type.js'
import { organisationPlaceLoader } from '../registry/registry.loaders.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { rowLoader } from '../shared/loader.js'
import { DateTime } from '../shared/scalars.js'
import {
  CertifiableType,
  type CertificateOfInput,
  CertificatePayload,
  CertificateStatusEnum,
  CertificateType,
  IssueCertificateInputType,
  toCertifiable,
  toCertificate,
  WithdrawCertificateInputType,
} from './certificate.type.js'

const certificateLoader = rowLoader<CertificateRow>(certificatesByIds, row => row.id)
const statusLoader = rowLoader<StatusRow>(statusesOf, row => row.id)
const signedLoader = rowLoader<PublicationRow>(
  (db, ids) => publicationsOf(db, 'certificate', ids),
  row => row.subjectId,
)

const readOf = ({ grade, placing }: CertificateOfInput): Outcome<CertificateOf> => {
  if (grade !== undefined) {
    const id = fromGlobalId('Grade', grade, 'of.grade')
    return id.ok ? ok({ grade: id.value }) : id
  }
  if (!placing) return err([problem('CERTIFICATE_SUBJECT_UNKNOWN', { at: { path: 'of' } })])
  const revision = fromGlobalId('StandingsRevision', placing.revision, 'of.placing.revision')
  if (!revision.ok) return revision
  const entry = fromGlobalId('Entry', placing.entry, 'of.placing.entry')
  return entry.ok ? ok({ placing: { revision: revision.value, entry: entry.value } }) : entry
}

const payload = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(certificateLoader).load(id)
  return row ? { certificate: toCertificate(row) } : {}
}

/** What an office certifies of somebody: what its own body, or one below it, gave. */
@Resolver(() => PersonOfficeType)
class OfficeCertificatesResolver {
  @FieldResolver(() => [CertifiableType], { description: 'What the viewer can certify in the name of an office.' })
  async certifiable(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonOfficeType,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many.' }) first: number,
  ): Promise<CertifiableType[]> {
    if (!canCertifyAnywhere(ctx.viewer).allowed) return []
    const rows = await certifiableOf(ctx.deps.db, row.id, atMost(first))
    const places = await Promise.all(rows.map(one => ctx.load(organisationPlaceLoader).load(one.organisationId)))
    return rows
      .filter((_, at) => places[at] !== undefined && canCertify(ctx.viewer, places[at]).allowed)
      .map(toCertifiable)
  }

  @FieldResolver(() => [CertificateType], { description: 'Certificates that offices made, the newest first.' })
  async certificates(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: PersonOfficeType,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many.' }) first: number,
  ): Promise<CertificateType[]> {
    return (await officeCertificatesOf(deps.db, row.id, atMost(first))).map(one => toCertificate(one))
  }
}

@Resolver(() => CertificateType)
class CertificatesResolver {
  @Query(() => CertificateType, { description: 'A certificate by its id, for whoever was shown it.', nullable: true })
  async certificate(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The id in its address.' }) id: string,
  ): Promise<CertificateType | undefined> {
    const row = await ctx.load(certificateLoader).load(unwrap(fromGlobalId('Certificate', id)))
    return row && toCertificate(row)
  }

  @Query(() => [CertificateType], { description: "The viewer's own certificates, the newest first." })
  async myCertificates(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many.' }) first: number,
  ): Promise<CertificateType[]> {
    const rows = viewer.personId ? await certificatesOfPerson(deps.db, viewer.personId, atMost(first)) : []
    return rows.map(row => toCertificate(row, true))
  }

  @Query(() => [CertifiableType], { description: 'What the viewer can have certified, the latest first.' })
  async myCertifiable(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many.' }) first: number,
  ): Promise<CertifiableType[]> {
    const rows = viewer.personId ? await certifiableOf(deps.db, viewer.personId, atMost(first)) : []
    return rows.map(toCertifiable)
  }

  @FieldResolver(() => CertificateStatusEnum, { description: 'Where it stands now.' })
  async status(@Ctx() ctx: RequestContext, @Root() { row }: CertificateType): Promise<CertificateStatus> {
    return (await ctx.load(statusLoader).load(row.id))?.status ?? 'WITHDRAWN'
  }

  @FieldResolver(() => DateTime, {
    description: 'Since when it is not valid any more; null while it is valid, and until the next signed status list.',
    nullable: true,
  })
  async statusSince(@Ctx() { deps }: RequestContext, @Root() { row }: CertificateType): Promise<Date | undefined> {
    if (row.withdrawnAt) return row.withdrawnAt
    const since = (await newestStatusList(deps.db))?.list.certificates[row.id]?.since
    return since === undefined ? undefined : new Date(since)
  }

  @FieldResolver(() => PublicationType, { description: 'Its digest and signature; within a minute.', nullable: true })
  async publication(
    @Ctx() ctx: RequestContext,
    @Root() { row }: CertificateType,
  ): Promise<PublicationType | undefined> {
    const registered = row.withdrawnAt ? undefined : await ctx.load(signedLoader).load(row.id)
    return registered && toPublication(registered)
  }

  @FieldResolver(() => String, {
    description: 'The file that is checked offline; null before it is signed.',
    nullable: true,
  })
  async path(@Ctx() ctx: RequestContext, @Root() { row, id }: CertificateType): Promise<string | undefined> {
    const registered = row.withdrawnAt ? undefined : await ctx.load(signedLoader).load(row.id)
    return registered && `/files/certificates/${id}.json`
  }

  @Mutation(() => CertificatePayload, {
    description: 'Makes a certificate of something the viewer has, or the own body gave.',
  })
  async issueCertificate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => IssueCertificateInputType, { description: 'What is certified and shown.' })
    { person, of, showNumber, showClub, idempotencyKey }: IssueCertificateInputType,
  ): Promise<CertificatePayload> {
    const read = readOf(of)
    const whose = person == null ? ok(undefined) : fromGlobalId('Person', person, 'person')
    const outcome = !read.ok
      ? read
      : !whose.ok
        ? whose
        : await issueCertificate(ctx.deps, ctx.viewer, {
            ...{ personId: whose.value, of: read.value, showNumber, showClub, idempotencyKey },
          })
    return toPayload(outcome, ({ certificateId }) => payload(ctx, certificateId))
  }

  @Mutation(() => CertificatePayload, {
    description: 'Takes an own certificate back, or one that the own office made.',
  })
  async withdrawCertificate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawCertificateInputType, { description: 'Which.' })
    { certificate, idempotencyKey }: WithdrawCertificateInputType,
  ): Promise<CertificatePayload> {
    const id = fromGlobalId('Certificate', certificate, 'certificate')
    const outcome = id.ok
      ? await withdrawCertificate(ctx.deps, ctx.viewer, { certificateId: id.value, idempotencyKey })
      : id
    return toPayload(outcome, ({ certificateId }) => payload(ctx, certificateId))
  }
}

/** Certificates by their address, by who holds them, and by the office of a body. */
export const certificateResolvers = [CertificatesResolver, OfficeCertificatesResolver] as const
