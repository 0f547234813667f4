import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { ArticleStatistic, PublicationRow } from '../../domain/casebook/casebook.repo.js'
import type { LevelPreview } from '../../domain/casebook/publish-case.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { SportEnum } from '../shared/enums.js'
import { connectionOf } from '../shared/page.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('CasebookPerson', { simpleResolvers: true })
export class CasebookPersonType {
  @Field(() => BilingualType)
  role!: BilingualType

  @Field(() => [String], { description: 'Empty unless the level names people; never of minors.' })
  names!: string[]
}

@ObjectType('CaseCommentary', { simpleResolvers: true })
export class CaseCommentaryType {
  @Field(() => String)
  author!: string

  @Field(() => String)
  text!: string

  @Field(() => DateTime)
  recordedAt!: Date
}

@ObjectType('PrintedText', { simpleResolvers: true, description: 'A case as the public would read it at one level.' })
export class PrintedTextType {
  @Field(() => String)
  level!: string

  @Field(() => BilingualType)
  headnote!: BilingualType

  @Field(() => [String])
  keywords!: string[]

  @Field(() => String, { nullable: true })
  depositOutcome?: string | null

  @Field(() => String, { nullable: true })
  findings?: string

  @Field(() => String, { nullable: true })
  reasoning?: string

  @Field(() => [String])
  orders!: string[]

  @Field(() => [String])
  dissents!: string[]

  @Field(() => [String])
  errata!: string[]

  @Field(() => [CasebookPersonType])
  people!: CasebookPersonType[]
}

@ObjectType('LevelPreview', { simpleResolvers: true })
export class LevelPreviewType {
  @Field(() => String)
  level!: string

  @Field(() => Boolean, { description: 'No more open than the procedure has it.' })
  allowed!: boolean

  @Field(() => PrintedTextType, { nullable: true, description: 'Nothing where nothing is printed.' })
  print?: PrintedTextType
}

@ObjectType('PublicationPreview', { simpleResolvers: true, description: 'What the public would read, level by level.' })
export class PublicationPreviewType {
  @Field(() => String)
  usual!: string

  @Field(() => [LevelPreviewType])
  levels!: LevelPreviewType[]
}

@ObjectType('CasebookEntry', { description: 'A decided case as it is printed.' })
export class CasebookEntryType extends PrintedTextType {
  row!: PublicationRow

  @Field(() => ID)
  id!: string

  @Field(() => ID, { description: 'The case; it stays the same when the print gets a new edition.' })
  appeal!: string

  @Field(() => String)
  number!: string

  @Field(() => SportEnum, { description: 'The sport of the event.' })
  sport!: string

  @Field(() => String)
  eventLevel!: string

  @Field(() => String)
  outcome!: string

  @Field(() => [ClauseType])
  articles!: ClauseType[]

  @Field(() => Int, { description: 'Of the print: a new text is a new edition.' })
  edition!: number

  @Field(() => DateTime)
  publishedAt!: Date
}

export const CasebookConnectionType = connectionOf(CasebookEntryType, 'CasebookEntry')

@ObjectType('ArticleStatistic', { simpleResolvers: true })
export class ArticleStatisticType {
  @Field(() => ClauseType)
  article!: ClauseType

  @Field(() => Int)
  cases!: number

  @Field(() => Int)
  upheld!: number

  @Field(() => Int)
  varied!: number

  @Field(() => Int)
  overturned!: number
}

@ObjectType('CasebookStatistics', { simpleResolvers: true })
export class CasebookStatisticsType {
  @Field(() => Int)
  cases!: number

  @Field(() => Int, { nullable: true, description: 'From filing to notification.' })
  medianDays?: number

  @Field(() => [ArticleStatisticType])
  articles!: ArticleStatisticType[]
}

const clauseOf = (tag: string): ClauseType => {
  const [edition = '', article = ''] = tag.split('#')
  return { edition, article }
}

interface Body {
  readonly number: string
  readonly findings?: string
  readonly reasoning?: string
  readonly orders: string[]
  readonly dissents: string[]
  readonly errata: string[]
  readonly people: { role: BilingualType; names?: string[] }[]
}

const printedBody = ({ findings, reasoning, orders, dissents, errata, people }: Body) => ({
  findings,
  reasoning,
  orders,
  dissents,
  errata,
  people: people.map(({ role, names }) => ({ role, names: names ?? [] })),
})

/** One level of a preview as the casebook would print it. */
export const toLevelPreview = ({ level, allowed, print }: LevelPreview): LevelPreviewType => ({
  level,
  allowed,
  ...(print
    ? {
        print: {
          level,
          headnote: { zh: print.headnoteZh, en: print.headnoteEn },
          keywords: [...print.keywords],
          ...printedBody(print.body as unknown as Body),
        },
      }
    : {}),
})

export const toCasebookEntry = (row: PublicationRow): CasebookEntryType => {
  const body = row.body as unknown as Body
  return {
    row,
    id: toGlobalId('CasebookEntry', row.id),
    appeal: toGlobalId('Appeal', row.appealId),
    number: body.number,
    level: row.level,
    sport: row.sport,
    eventLevel: row.eventLevel,
    outcome: row.outcome,
    depositOutcome: row.depositOutcome,
    headnote: { zh: row.headnoteZh, en: row.headnoteEn },
    keywords: row.keywords,
    articles: row.ruleTags.map(clauseOf),
    ...printedBody(body),
    edition: row.edition,
    publishedAt: row.publishedAt as Date,
  }
}

export const toStatistic = ({ article, ...counts }: ArticleStatistic): ArticleStatisticType => ({
  article: clauseOf(article),
  ...counts,
})
