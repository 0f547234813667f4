import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { PlaceOfPerson } from '../../domain/awards/list-reads.repo.js'
import type { EntryRow, ListRow, RankingRow } from '../../domain/awards/lists.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { printHundredths } from './hundredths.js'

@ObjectType('Ranking', { implements: NodeInterface })
export class RankingType extends NodeInterface {
  row!: RankingRow

  @Field(() => String)
  code!: string

  @Field(() => String, { description: '`points`, or `rating`: made of the official results themselves.' })
  kind!: string

  @Field(() => BilingualType)
  name!: BilingualType

  @Field(() => String)
  sport!: string
}

@ObjectType('RankingList', { implements: NodeInterface })
export class RankingListType extends NodeInterface {
  row!: ListRow

  @Field(() => LocalDate)
  asOf!: string

  @Field(() => Int)
  number!: number

  @Field(() => DateTime)
  publishedAt!: Date

  @Field(() => DateTime, { nullable: true })
  supersededAt?: Date | null

  @Field(() => String)
  inputDigest!: string

  @Field(() => String)
  outputDigest!: string

  @Field(() => String, { nullable: true, description: 'Set on a corrected issue.' })
  reason?: string | null
}

@InputType('RankingFilter')
export class RankingFilterInput {
  @Field(() => ID, { nullable: true })
  organisation?: string | null

  @Field(() => String, { nullable: true })
  gender?: string | null

  @Field(() => String, { nullable: true })
  text?: string | null
}

@ObjectType('CountingResult')
export class CountingResultType {
  awardId!: string

  @Field(() => String)
  points!: string

  @Field(() => String)
  counted!: string

  @Field(() => String)
  because!: string
}

@ObjectType('RankingEntry')
export class RankingEntryType {
  row!: EntryRow

  @Field(() => Int)
  position!: number

  @Field(() => Int)
  rank!: number

  @Field(() => Boolean)
  shared!: boolean

  @Field(() => String)
  value!: string

  @Field(() => String, {
    nullable: true,
    description: 'On a rating list: what the value was before its caution was taken off.',
  })
  estimate?: string | undefined

  @Field(() => String, {
    nullable: true,
    description: 'The uncertainty (σ) of the estimate, where the rating knows one.',
  })
  uncertainty?: string | undefined

  @Field(() => Boolean, { description: 'Rated on fewer results than the policy asks for.' })
  provisional!: boolean

  @Field(() => Int, { nullable: true })
  previousRank?: number | null

  @Field(() => Int)
  countingResults!: number

  @Field(() => Int)
  results!: number

  @Field(() => [CountingResultType])
  counting!: CountingResultType[]
}

export const RankingEntryConnectionType = connectionOf(RankingEntryType, 'RankingEntry')

@ObjectType('RankingHistoryPoint')
export class RankingHistoryPointType {
  list!: RankingListType

  @Field(() => LocalDate)
  asOf!: string

  @Field(() => Int)
  rank!: number

  @Field(() => String)
  value!: string

  @Field(() => Boolean)
  corrected!: boolean
}

export const toRanking = (row: RankingRow): RankingType => ({
  row,
  id: toGlobalId('Ranking', row.id),
  code: row.code,
  kind: row.kind,
  name: { zh: row.nameZh, en: row.nameEn },
  sport: row.sport,
})

export const toRankingList = (row: ListRow): RankingListType => ({
  row,
  id: toGlobalId('RankingList', row.id),
  asOf: row.asOf,
  number: row.number,
  publishedAt: row.publishedAt,
  supersededAt: row.supersededAt,
  inputDigest: row.inputDigest,
  outputDigest: row.outputDigest,
  reason: row.reason,
})

export const toRankingEntry = (row: EntryRow): RankingEntryType => ({
  row,
  position: row.position,
  rank: row.rank,
  shared: row.shared,
  value: printHundredths(row.value),
  estimate: row.estimate === null ? undefined : printHundredths(row.estimate),
  uncertainty: row.uncertainty === null ? undefined : printHundredths(row.uncertainty),
  provisional: row.provisional,
  previousRank: row.previousRank,
  countingResults: row.counting.filter(one => one.because === 'counts').length + row.ratedResults,
  results: row.counting.length + row.ratedResults,
  counting: row.counting.map(({ awardId, points, counted, because }) => ({
    awardId,
    points: printHundredths(points),
    counted: printHundredths(counted),
    because,
  })),
})

export const toHistoryPoint = ({ list, entry }: PlaceOfPerson): RankingHistoryPointType => ({
  list: toRankingList(list),
  asOf: list.asOf,
  rank: entry.rank,
  value: printHundredths(entry.value),
  corrected: list.reason !== null || list.correctionId !== null,
})
