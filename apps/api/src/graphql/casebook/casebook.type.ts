import { editionOf, sportOfEdition } from '@paiji/rules'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import {
  type ArticleStatistic,
  printedNumber,
  type PublicationRow,
  type SituationStatistic,
} from '../../domain/casebook/casebook.repo.js'
import type { PlayedTable, PrintedSheet } from '../../domain/casebook/played-table.js'
import type { LevelPreview } from '../../domain/casebook/publish-case.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ParamType } from '../shared/param.type.js'
import { ScoreSheetUnion, toScoreSheet } from '../../sports/score-sheet.type.js'
import { wordsOf } from '../rulings/words.js'
import { BoardHandType } from '../standings/board-page.resolver.js'
import { ClauseType } from '../shared/clause.type.js'
import { SportEnum } from '../shared/enums.js'
import { SeatEnum, VulnerabilityEnum } from '../standings/standings.enums.js'
import { connectionOf } from '../shared/page.type.js'
import { DateTime } from '../shared/scalars.js'
import type { PublicationLevel } from '@paiji/rules/procedure'
import { AppealOutcomeEnum } from '../appeals/appeals.enums.js'
import { DepositOutcomeEnum, PublicationLevelEnum } from './casebook.enums.js'
import type { CodeOf } from '../shared/enum.js'

@ObjectType('CasebookPerson', { description: 'Somebody who took part in a case.', simpleResolvers: true })
export class CasebookPersonType {
  @Field(() => BilingualType, { description: 'In which role.' })
  role!: BilingualType

  @Field(() => [String], { description: 'Empty unless the level names people; never of minors.' })
  names!: string[]
}

@ObjectType('CasebookCall', { simpleResolvers: true, description: 'A call of the auction a case is about.' })
export class CasebookCallType {
  @Field(() => SeatEnum, { description: 'Who made it.' })
  seat!: string

  @Field(() => String, { description: 'The call: 1NT, P, X.' })
  call!: string

  @Field(() => Boolean, { description: 'Whether it was alerted.' })
  alert!: boolean
}

@ObjectType('CasebookTable', {
  simpleResolvers: true,
  description: 'What was played at the table a case is about; it names nobody.',
})
export class CasebookTableType {
  @Field(() => [ParamType], { description: 'The result as it reads in print.' })
  printed!: ParamType[]

  @Field(() => SeatEnum, { nullable: true, description: 'Who dealt.' })
  dealer?: string

  @Field(() => VulnerabilityEnum, { nullable: true, description: 'Which sides were vulnerable.' })
  vulnerability?: string

  @Field(() => [BoardHandType], { description: 'The four hands, where the deal is known.' })
  hands!: BoardHandType[]

  @Field(() => [CasebookCallType], { description: 'The auction, where it is known.' })
  calls!: CasebookCallType[]

  @Field(() => ScoreSheetUnion, {
    nullable: true,
    description: 'The sheet whole, without names; absent from what was printed before sheets were.',
  })
  sheet?: object

  @Field(() => String, { nullable: true, description: 'The edition of the rules the sheet was scored under.' })
  editionId?: string
}

@ObjectType('CasebookMove', { simpleResolvers: true, description: 'Where a side stood before and after.' })
export class CasebookMoveType {
  @Field(() => BilingualType, { description: 'Which side.' })
  side!: BilingualType

  @Field(() => Int, { nullable: true, description: 'The place before.' })
  rankBefore?: number | null

  @Field(() => Int, { nullable: true, description: 'The place after.' })
  rankAfter?: number | null

  @Field(() => String, { nullable: true, description: 'The total before, as printed.' })
  scoreBefore?: string | null

  @Field(() => String, { nullable: true, description: 'The total after, as printed.' })
  scoreAfter?: string | null
}

@ObjectType('CasebookContention', { simpleResolvers: true, description: 'What one side or the director said.' })
export class CasebookContentionType {
  @Field(() => BilingualType, { description: 'Who.' })
  side!: BilingualType

  @Field(() => String, { description: 'In the words of that side, without names that the level hides.' })
  text!: string
}

@ObjectType('CasebookRuling', { simpleResolvers: true, description: 'The ruling that was appealed, as printed.' })
export class CasebookRulingType {
  @Field(() => String, { description: 'What the director found.' })
  facts!: string

  @Field(() => String, { description: 'What the director decided.' })
  decision!: string

  @Field(() => String, { description: 'The article it rested on.' })
  article!: string
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
  depositOutcome?: CodeOf<typeof DepositOutcomeEnum> | null

  @Field(() => CasebookRulingType, { nullable: true, description: 'What was ruled at the table.' })
  ruling?: CasebookRulingType

  @Field(() => [CasebookContentionType], { description: 'What the sides and the director said.' })
  contentions!: CasebookContentionType[]

  @Field(() => [String], { description: 'Why the panel did not wait for what had not been answered.' })
  dispensed!: string[]

  @Field(() => CasebookTableType, { nullable: true, description: 'What was played.' })
  table?: CasebookTableType

  @Field(() => [CasebookMoveType], { description: 'Where the sides stood before and after.' })
  moves!: CasebookMoveType[]

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

  @Field(() => String, { description: 'Its lasting address: the same when the print gets a new edition.' })
  reference!: string

  @Field(() => String, { description: 'The number it bears: that of the case only where people are named.' })
  number!: string

  @Field(() => BilingualType, { nullable: true, description: 'What the director was called for.' })
  situation?: BilingualType

  @Field(() => String, { nullable: true, description: 'The same by its code, to search by.' })
  situationCode?: string | null

  @Field(() => SportEnum, { description: 'The sport of the event.' })
  sport!: string

  @Field(() => String, { description: 'The category of the event.' })
  eventLevel!: string

  @Field(() => AppealOutcomeEnum, { description: 'What became of the ruling.' })
  outcome!: CodeOf<typeof AppealOutcomeEnum>

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

@ObjectType('SituationStatistic', { description: 'How often a situation came into print.', simpleResolvers: true })
export class SituationStatisticType {
  @Field(() => SportEnum, { description: 'The sport whose guide has it.' })
  sport!: string

  @Field(() => String, { description: 'Its code, to search by.' })
  code!: string

  @Field(() => BilingualType, { description: 'What the director was called for.' })
  name!: BilingualType

  @Field(() => Int, { description: 'Published cases.' })
  cases!: number
}

@ObjectType('CasebookStatistics', { description: 'How published cases ended.', simpleResolvers: true })
export class CasebookStatisticsType {
  @Field(() => Int, { description: 'Published cases.' })
  cases!: number

  @Field(() => Int, { nullable: true, description: 'From filing to notification.' })
  medianDays?: number

  @Field(() => [ArticleStatisticType], { description: 'By article.' })
  articles!: ArticleStatisticType[]

  @Field(() => [SituationStatisticType], { description: 'By situation, the most frequent first; at most a hundred.' })
  situations!: SituationStatisticType[]
}

export const toSituation = ({ sport, situation, cases }: SituationStatistic): SituationStatisticType => ({
  sport,
  code: situation,
  name: wordsOf(sport, situation),
  cases,
})

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
  readonly ruling?: CasebookRulingType
  readonly contentions?: CasebookContentionType[]
  readonly dispensed?: string[]
  readonly played?: PlayedTable
  readonly moves?: CasebookMoveType[]
}

const sheetInPrint = ({ editionId, settings, sheet }: PrintedSheet): object | undefined => {
  const [edition, sport] = [editionOf(editionId), sportOfEdition(editionId)]
  const [parsed, conditions] = [edition?.parseSheet(sheet), edition?.parseSettings(settings)]
  return parsed?.ok && sport ? toScoreSheet(sport.id, parsed.value, conditions?.ok ? conditions.value : {}) : undefined
}

const toTable = ({ printed, dealer, vulnerability, hands, calls, whole }: PlayedTable): CasebookTableType => ({
  printed: [...printed],
  hands: hands.map(({ seat, suits }) => ({ seat, suits: [...suits] })),
  calls: calls.map(({ seat, call, alert = false }) => ({ seat, call, alert })),
  ...(dealer ? { dealer } : {}),
  ...(vulnerability ? { vulnerability } : {}),
  ...(whole ? { sheet: sheetInPrint(whole), editionId: whole.editionId } : {}),
})

const printedBody = ({ findings, reasoning, orders, dissents, errata, people, ...more }: Body) => ({
  ...(more.ruling ? { ruling: more.ruling } : {}),
  contentions: more.contentions ?? [],
  dispensed: more.dispensed ?? [],
  ...(more.played ? { table: toTable(more.played) } : {}),
  moves: more.moves ?? [],
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
          ...printedBody(print.body as typeof print.body & Body),
        },
      }
    : {}),
})

export const toCasebookEntry = (row: PublicationRow): CasebookEntryType => {
  const body = row.body as typeof row.body & Body
  return {
    row,
    id: toGlobalId('CasebookEntry', row.id),
    reference: row.reference ?? body.number,
    number: printedNumber(row),
    situationCode: row.situation,
    ...(row.situation ? { situation: wordsOf(row.sport, row.situation) } : {}),
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
