import type { ComparedEditions } from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'

@ObjectType('EditionDifference', {
  simpleResolvers: true,
  description: 'Why two editions treat the same fact differently.',
})
export class EditionDifferenceType {
  @Field(() => BilingualType, { description: 'What it is.' })
  name!: BilingualType

  @Field(() => ClauseType, { description: 'The article of the edition it was scored under.' })
  before!: ClauseType

  @Field(() => ClauseType, { description: 'The article of the other.' })
  after!: ClauseType
}

@ObjectType('AwardUnderEdition', { description: 'One award that comes out otherwise.' })
export class AwardUnderEditionType {
  entryId!: string

  @Field(() => String, { description: 'Where it was made, as `explain` takes it.' })
  slot!: string

  @Field(() => String, { description: 'What it is; exactly.' })
  award!: string

  @Field(() => String, { description: 'What it would be; exactly.' })
  under!: string

  @Field(() => [EditionDifferenceType], { description: 'What makes it.' })
  causes!: EditionDifferenceType[]
}

@ObjectType('PlaceUnderEdition', { description: 'A contestant whose total or place comes out otherwise.' })
export class PlaceUnderEditionType {
  entryId!: string

  @Field(() => String, { description: 'The total, as printed.' })
  total!: string

  @Field(() => String, { description: 'What it would be.' })
  totalUnder!: string

  @Field(() => Int, { description: 'The place.' })
  rank!: number

  @Field(() => Int, { description: 'What it would be.' })
  rankUnder!: number
}

@ObjectType('StandingsUnderEdition', {
  description: 'Standings beside what the same facts would come to under another edition of the rules.',
})
export class StandingsUnderEditionType {
  compared!: ComparedEditions

  @Field(() => Int, { description: 'Awards that come out otherwise.' })
  awardCount!: number

  @Field(() => Int, { description: 'Contestants whose total or place does.' })
  placeCount!: number
}

type Award = ComparedEditions['comparison']['lines'][number]
type Place = ComparedEditions['comparison']['standings'][number]

export const toAward = (
  { nameOf }: ComparedEditions,
  { entrant, slot, awards, causes }: Award,
): AwardUnderEditionType => ({
  entryId: entrant,
  slot,
  award: awards[0],
  under: awards[1],
  causes: causes.map(({ code, clauses }) => ({ name: nameOf(code), before: clauses[0], after: clauses[1] })),
})

export const toPlace = ({ entrant, totals, ranks }: Place): PlaceUnderEditionType => ({
  entryId: entrant,
  total: totals[0],
  totalUnder: totals[1],
  rank: ranks[0],
  rankUnder: ranks[1],
})
