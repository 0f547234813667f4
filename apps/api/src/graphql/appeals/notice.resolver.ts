import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql'
import { ok } from '@paiji/rules'
import type { RequestContext } from '../../context.js'
import { hearingNoticeCodes } from '../../domain/notices/notice-kinds.js'
import { countNotices, type NoticeRow, noticesOf, readNotices } from '../../domain/appeals/notices.js'
import { hearingCalendarPath } from '../../domain/addresses/portal-paths.js'
import { type NoticeSubject, noticeSubjects } from '../../domain/shared/notice-subjects.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import type { CodeOf } from '../shared/enum.js'
import { refusal, toPayload, unwrap } from '../shared/errors.js'
import { type ConnectionView, connectionOf } from '../shared/page.type.js'
import { ParamType, toParams } from '../shared/param.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'
import { NoticeCodeEnum, NoticeSubjectEnum } from './appeals.enums.js'
import { appealById } from './appeal.resolver.js'
import { AppealType } from './case.type.js'

@ObjectType('Notice', { simpleResolvers: true, description: 'Something the viewer should know: a code with values.' })
class NoticeType {
  row!: NoticeRow

  @Field(() => ID)
  id!: string

  @Field(() => NoticeCodeEnum, { description: 'What it is about.' })
  code!: CodeOf<typeof NoticeCodeEnum>

  @Field(() => [ParamType], { description: 'What its sentence is filled in with.' })
  params!: ParamType[]

  @Field(() => NoticeSubjectEnum, { nullable: true, description: 'What it leads to; null: to its case.' })
  subject?: NoticeSubject

  @Field(() => ID, { nullable: true, description: 'The id of what it leads to.' })
  subjectId?: string

  @Field(() => DateTime, { nullable: true, description: 'Until when something must be done.' })
  dueAt?: Date | null

  @Field(() => DateTime, { description: 'When it was given.' })
  at!: Date

  @Field(() => DateTime, { nullable: true, description: 'When the viewer read it.' })
  readAt?: Date | null

  @Field(() => DateTime, {
    nullable: true,
    description: 'When what it asks for was done, or was waited for no longer; null of news, and while it is due.',
  })
  settledAt?: Date | null
}

const NoticeConnectionType = connectionOf(NoticeType, 'Notice')

const nodes: Readonly<Record<NoticeSubject, string>> = {
  eventRequest: 'EventRequest',
  claim: 'PersonClaim',
  person: 'Person',
}

const subjectOf = ({ aggregateKind, aggregateId }: NoticeRow): Pick<NoticeType, 'subject' | 'subjectId'> => {
  const subject = noticeSubjects.find(kind => kind === aggregateKind)
  return subject ? { subject, subjectId: toGlobalId(nodes[subject], aggregateId) } : {}
}

const toNotice = (row: NoticeRow): NoticeType => ({
  row,
  id: toGlobalId('Notice', row.id),
  code: row.code,
  params: toParams(row.params),
  ...subjectOf(row),
  dueAt: row.dueAt,
  at: row.recordedAt,
  readAt: row.readAt,
  settledAt: row.settledAt,
})

@ObjectType('ReadNoticesPayload', { simpleResolvers: true })
class ReadNoticesPayload {
  @Field(() => Int, { nullable: true, description: 'How many were marked.' })
  read?: number

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

@Resolver(() => NoticeType)
export class NoticeResolver {
  @FieldResolver(() => AppealType, { nullable: true, description: 'The case, while it is open to the viewer.' })
  async appeal(@Ctx() ctx: RequestContext, @Root() { row }: NoticeType): Promise<AppealType | undefined> {
    return row.aggregateKind === 'appeal' ? appealById(ctx, row.aggregateId) : undefined
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The page of the portal it leads to, without the language; null: to its subject, or to a case that is not open to the viewer any more.',
  })
  async path(@Ctx() ctx: RequestContext, @Root() { row }: NoticeType): Promise<string | null> {
    if (row.aggregateKind === 'appeal' && !(await appealById(ctx, row.aggregateId))) return null
    return row.path
  }

  @FieldResolver(() => String, { nullable: true, description: 'The calendar file of the hearing it calls to.' })
  calendar(@Ctx() { deps, viewer }: RequestContext, @Root() { row }: NoticeType): string | null {
    const calls = hearingNoticeCodes.some(code => code === row.code) && !row.settledAt
    return calls && viewer.accountId ? hearingCalendarPath(deps, viewer.accountId, row.aggregateId) : null
  }

  @Query(() => NoticeConnectionType, { description: 'The viewer’s own inbox, newest first.' })
  async notices(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('unread', () => Boolean, { defaultValue: false, description: 'Only those neither read nor settled.' })
    unread = false,
  ): Promise<ConnectionView<NoticeType>> {
    if (viewer.accountId === undefined) throw refusal('NOT_SIGNED_IN')
    const list = `notices:${viewer.accountId}:${unread}`
    const page = unwrap(readPage(deps.cursors, list, { first, after }))
    const rows = await noticesOf(deps.db, viewer, unread, page)
    const found = toConnection(deps.cursors, list, page, rows, row => ({ key: [], id: row.id }))
    return {
      ...mapNodes(found, toNotice),
      totalCount: () => countNotices(deps.db, viewer, unread),
    }
  }

  @Mutation(() => ReadNoticesPayload, { description: 'Marks the viewer’s own notices as read.' })
  async readNotices(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('ids', () => [ID], { description: 'The notices; 200 at most.' }) ids: string[],
  ): Promise<ReadNoticesPayload> {
    const rowIds = ids.slice(0, 200).flatMap(id => {
      const found = fromGlobalId('Notice', id, 'ids')
      return found.ok ? [found.value] : []
    })
    const read = await readNotices(deps.db, viewer, rowIds, deps.clock.now())
    return toPayload(read.ok ? ok({ read: read.value.read }) : read, value => value)
  }
}
