import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { ArticleStatistic, PublicationRow } from '../../domain/casebook/casebook.repo.js'
import type { LevelPreview } from '../../domain/casebook/publish-case.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { SportEnum } from '../shared/enums.js'
import { connectionOf } from '../shared/page.type.js'
import { DateTime } from '../shared/scalars.js'
import type { PublicationLevel } from '@paiji/rules/procedure'
import { AppealOutcomeEnum } from '../appeals/appeals.enums.js'
import { DepositOutcomeEnum, PublicationLevelEnum } from './casebook.enums.js'

@ObjectType('CasebookPerson', { description: 'Somebody who took part in a case.', simpleResolvers: true })
export class CasebookPersonType {
  @Field(() => BilingualType, { description: 'In which role.' })
  role!: BilingualType

  @Field(() => [String], { description: 'Empty unless the level names people; never of minors.' })
  names!: string[]
}

@ObjectType('CaseCommentary', { description: 'A commentary on a published case.', simpleResolvers: true })
export class CaseCommentaryType {
  @Field(() => String, { description: 'Who wrote it, as printed.' })
  author!: string

  @Field(() => String, { description: 'The commentary.' })
  text!: string

  @Field(() => DateTime, { description: 'When it was recorded.' })
  recordedAt!: Date
}

@ObjectType('PrintedText', { simpleResolvers: true, description: 'A case as the public would read it at one level.' })
export class PrintedTextType {
  @Field(() => PublicationLevelEnum, { description: 'How far people are named.' })
  level!: PublicationLevel

  @Field(() => BilingualType, { description: 'The heading of the case, in a sentence.' })
  headnote!: BilingualType

  @Field(() => [String], { description: 'Keywords it is found by.' })
  keywords!: string[]

  @Field(() => DepositOutcomeEnum, { description: 'What became of the deposit.', nullable: true })
  depositOutcome?: string | null

  @Field(() => String, { description: 'The facts found.', nullable: true })
  findings?: string

  @Field(() => String, { description: 'The reasons of the decision.', nullable: true })
  reasoning?: string

  @Field(() => [String], { description: 'What was ordered.' })
  orders!: string[]

  @Field(() => [String], { description: 'Dissenting opinions.' })
  dissents!: string[]

  @Field(() => [String], { description: 'Errata, newest last.' })
  errata!: string[]

  @Field(() => [CasebookPersonType], { description: 'Who took part, as far as the level names them.' })
  people!: CasebookPersonType[]
}

@ObjectType('LevelPreview', { description: 'What would be printed at a level.', simpleResolvers: true })
export class LevelPreviewType {
  @Field(() => PublicationLevelEnum, { description: 'How far people are named.' })
  level!: PublicationLevel

  @Field(() => Boolean, { description: 'No more open than the procedure has it.' })
  allowed!: boolean

  @Field(() => PrintedTextType, { nullable: true, description: 'Nothing where nothing is printed.' })
  print?: PrintedTextType
}

@ObjectType('PublicationPreview', { simpleResolvers: true, description: 'What the public would read, level by level.' })
export class PublicationPreviewType {
  @Field(() => PublicationLevelEnum, { description: 'The level that is usual for the case.' })
  usual!: PublicationLevel

  @Field(() => [LevelPreviewType], { description: 'What would be printed at each level.' })
  levels!: LevelPreviewType[]
}

@ObjectType('CasebookEntry', { description: 'A decided case as it is printed.' })
export class CasebookEntryType extends PrintedTextType {
  row!: PublicationRow

  @Field(() => ID)
  id!: string

  @Field(() => ID, { description: 'The case; it stays the same when the print gets a new edition.' })
  appeal!: string

  @Field(() => String, { description: 'The number of the case.' })
  number!: string

  @Field(() => SportEnum, { description: 'The sport of the event.' })
  sport!: string

  @Field(() => String, { description: 'The category of the event.' })
  eventLevel!: string

  @Field(() => AppealOutcomeEnum, { description: 'What became of the ruling.' })
  outcome!: string

  @Field(() => [ClauseType], { description: 'The articles it rests on.' })
  articles!: ClauseType[]

  @Field(() => Int, { description: 'Of the print: a new text is a new edition.' })
  edition!: number

  @Field(() => DateTime, { description: 'When it was published.' })
  publishedAt!: Date
}

export const CasebookConnectionType = connectionOf(CasebookEntryType, 'CasebookEntry')

@ObjectType('ArticleStatistic', { description: 'How cases that rest on an article ended.', simpleResolvers: true })
export class ArticleStatisticType {
  @Field(() => ClauseType, { description: 'The article.' })
  article!: ClauseType

  @Field(() => Int, { description: 'Published cases that cite it.' })
  cases!: number

  @Field(() => Int, { description: 'Rulings that were upheld.' })
  upheld!: number

  @Field(() => Int, { description: 'Rulings that were varied.' })
  varied!: number

  @Field(() => Int, { description: 'Rulings that were overturned.' })
  overturned!: number
}

@ObjectType('CasebookStatistics', { description: 'How published cases ended.', simpleResolvers: true })
export class CasebookStatisticsType {
  @Field(() => Int, { description: 'Published cases.' })
  cases!: number

  @Field(() => Int, { nullable: true, description: 'From filing to notification.' })
  medianDays?: number

  @Field(() => [ArticleStatisticType], { description: 'By article.' })
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
