import type { CodeOf } from '../shared/enum.js'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { AwardStandingEnum } from './awards.enums.js'
import { RankingKindEnum } from './awards.enums.js'
import type { PlaceOfPerson } from '../../domain/awards/list-reads.repo.js'
import type { EntryRow, ListRow, RankingRow } from '../../domain/awards/lists.repo.js'
import type { ValuedPerson } from '../../domain/awards/ranking-world.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { reasonsIfAny } from '../../domain/shared/reasons.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { printHundredths } from './hundredths.js'
import { SportEnum } from '../shared/enums.js'
import { GenderEnum } from '../registry/registry.enums.js'

@ObjectType('Ranking', {
  description: 'An order of people over many events, issued as dated lists.',
  implements: NodeInterface,
})
export class RankingType extends NodeInterface {
  row!: RankingRow

  @Field(() => String, { description: 'The code in its address.' })
  code!: string

  @Field(() => RankingKindEnum, { description: '`points`, or `rating`: made of the official results themselves.' })
  kind!: CodeOf<typeof RankingKindEnum>

  @Field(() => BilingualType, { description: "The ranking's name." })
  name!: BilingualType

  @Field(() => SportEnum, { description: 'The sport it belongs to.' })
  sport!: string

  @Field(() => Int, {
    description: 'The day of each month whose list is issued by itself; null where the office issues it.',
    nullable: true,
  })
  issueDay!: number | null
}

@ObjectType('RankingList', {
  description: 'An issued list: the ranking as of a day, never changed once published.',
  implements: NodeInterface,
})
export class RankingListType extends NodeInterface {
  row!: ListRow

  @Field(() => LocalDate, { description: 'The day whose points and memberships count.' })
  asOf!: string

  @Field(() => Int, { description: "Which issue of the day's list, from 1; later ones are corrected." })
  number!: number

  @Field(() => DateTime, { description: 'When it was issued.' })
  publishedAt!: Date

  @Field(() => DateTime, { description: 'When a corrected issue took its place.', nullable: true })
  supersededAt?: Date | null

  @Field(() => String, { description: 'SHA-256 of what the list was made of.' })
  inputDigest!: string

  @Field(() => String, {
    description: 'SHA-256 of the lines; null on an old issue whose digest covers clubs that not everybody may see.',
    nullable: true,
  })
  outputDigest?: string | null

  @Field(() => String, { nullable: true, description: 'Set on a corrected issue.' })
  reason?: string | null

  @Field(() => BilingualType, { nullable: true, description: 'The same for readers of each language.' })
  reasons?: BilingualType
}

@InputType('RankingFilter', { description: 'Whom of a list to show.' })
export class RankingFilterInput {
  @Field(() => ID, { description: 'People of this body and those below it.', nullable: true })
  organisation?: string | null

  @Field(() => GenderEnum, { description: 'People of this gender.', nullable: true })
  gender?: CodeOf<typeof GenderEnum> | null

  @Field(() => String, { description: 'Part of a name or number.', nullable: true })
  text?: string | null
}

@ObjectType('CountingResult', { description: 'An award on a ranking list and what it counts there.' })
export class CountingResultType {
  awardId!: string

  @Field(() => String, { description: 'The points as awarded.' })
  points!: string

  @Field(() => String, { description: 'What it counts on this list.' })
  counted!: string

  @Field(() => AwardStandingEnum, { description: 'Why it counts so much and no more.' })
  because!: CodeOf<typeof AwardStandingEnum>
}

@ObjectType('RankingEntry', { description: "A person's line on a list." })
export class RankingEntryType {
  row!: EntryRow

  @Field(() => Int, { description: 'The line on the list, from 1.' })
  position!: number

  @Field(() => Int, { description: 'The place; level contestants share it.' })
  rank!: number

  @Field(() => Boolean, { description: 'Whether others share the place.' })
  shared!: boolean

  @Field(() => String, { description: 'The points or the rating, as printed.' })
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

  @Field(() => Int, { description: 'The place on the list before.', nullable: true })
  previousRank?: number | null

  @Field(() => Int, { description: 'Results that count.' })
  countingResults!: number

  @Field(() => Int, { description: 'Results that were considered.' })
  results!: number
}

export const RankingEntryConnectionType = connectionOf(RankingEntryType, 'RankingEntry')

@ObjectType('ValueBin', {
  simpleResolvers: true,
  description: 'How many lines of a list have a value between two others.',
})
export class ValueBinType {
  @Field(() => String, { description: 'The least of these values, as printed.' })
  from!: string

  @Field(() => String, { description: 'The first value above them.' })
  until!: string

  @Field(() => Int, { description: 'How many lines.' })
  count!: number
}

@ObjectType('RankingHistoryPoint', { description: "A person's place on one list." })
export class RankingHistoryPointType {
  list!: RankingListType

  @Field(() => LocalDate, { description: 'The day of the list.' })
  asOf!: string

  @Field(() => Int, { description: 'The place; level contestants share it.' })
  rank!: number

  @Field(() => Boolean, { description: 'Whether others have the same place.' })
  shared!: boolean

  @Field(() => String, { description: 'The points or the rating, as printed.' })
  value!: string

  @Field(() => Boolean, { description: 'Whether the list is a corrected issue.' })
  corrected!: boolean
}

export const toRanking = (row: RankingRow): RankingType => ({
  row,
  id: toGlobalId('Ranking', row.id),
  code: row.code,
  kind: row.kind,
  name: { zh: row.nameZh, en: row.nameEn },
  sport: row.sport,
  issueDay: row.issueDay,
})

export const toRankingList = (row: ListRow): RankingListType => ({
  row,
  id: toGlobalId('RankingList', row.id),
  asOf: row.asOf,
  number: row.number,
  publishedAt: row.publishedAt,
  supersededAt: row.supersededAt,
  inputDigest: row.inputDigest,
  outputDigest: row.digestForm === 1 ? null : row.outputDigest,
  reason: row.reason,
  reasons: reasonsIfAny(row),
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
  countingResults:
    (row.countingResults ?? (row.counting ?? []).filter(one => one.because === 'counts').length) + row.ratedResults,
  results: (row.results ?? (row.counting ?? []).length) + row.ratedResults,
})

export const toCountingResult = ({
  awardId,
  points,
  counted,
  because,
}: ValuedPerson['counting'][number]): CountingResultType => ({
  awardId,
  points: printHundredths(points),
  counted: printHundredths(counted),
  because,
})

export const toHistoryPoint = ({ list, entry }: PlaceOfPerson): RankingHistoryPointType => ({
  list: toRankingList(list),
  asOf: list.asOf,
  rank: entry.rank,
  shared: entry.shared,
  value: printHundredths(entry.value),
  corrected: list.reason !== null || list.correctionId !== null,
})
