import { Field, Int, ObjectType } from 'type-graphql'
import type { ListMove, ListMoveKind } from '../../domain/awards/compare-lists.repo.js'
import type { PlaceCause, PlaceCauseKind } from '../../domain/awards/place-causes.js'
import type { ComparedLists, PlaceChange } from '../../domain/awards/place-change.js'
import { enumOf } from '../shared/enum.js'
import { connectionOf } from '../shared/page.type.js'
import { printHundredths } from './hundredths.js'

export const ListMoveKindEnum = enumOf<ListMoveKind>('ListMoveKind', 'What became of a place between two issues.', {
  up: 'A better place.',
  down: 'A worse place.',
  entered: 'On the later issue only.',
  left: 'On the earlier issue only.',
  valueOnly: 'The same place with another value.',
  unchanged: 'The same place with the same value.',
})

export const PlaceCauseKindEnum = enumOf<PlaceCauseKind>('PlaceCauseKind', 'Why a value is another one.', {
  newResult: 'A result from after the day of the earlier issue.',
  lateResult: 'A result from before that day, which became official later.',
  corrected: 'A result that was corrected.',
  withdrawn: 'A result that is not there any more.',
  faded: 'A result counts less by its age.',
  crowdedOut: 'A result is no longer among those that count.',
  countsAgain: 'A result counts for more than before.',
  ruleChanged: 'A result counts another amount under another version of the policy.',
  rest: 'Rounding, what seasons carry over, or the caution of a rating.',
})

@ObjectType('ListMove', { description: 'One person on two issues of a list.' })
export class ListMoveType {
  personId!: string

  @Field(() => ListMoveKindEnum, { description: 'What became of the place.' })
  kind!: ListMoveKind

  @Field(() => Int, { description: 'The place on the earlier issue.', nullable: true })
  rankBefore!: number | null

  @Field(() => Int, { description: 'The place on the later issue.', nullable: true })
  rankAfter!: number | null

  @Field(() => Int, {
    description: 'Places won (positive) or lost; null where one issue has no place.',
    nullable: true,
  })
  places!: number | null

  @Field(() => String, { description: 'The value on the earlier issue.', nullable: true })
  valueBefore!: string | null

  @Field(() => String, { description: 'The value on the later issue.', nullable: true })
  valueAfter!: string | null

  @Field(() => String, { description: 'By how much the value changed, with its sign; an absent value is 0.' })
  valueChange!: string
}

export const ListMoveConnectionType = connectionOf(ListMoveType, 'ListMove')

@ObjectType('ListMoveCount', { description: 'How many people moved in one way.' })
export class ListMoveCountType {
  @Field(() => ListMoveKindEnum, { description: 'The way.' })
  kind!: ListMoveKind

  @Field(() => Int, { description: 'How many people.' })
  count!: number
}

@ObjectType('ListComparison', { description: 'Two issues of one ranking side by side.' })
export class ListComparisonType {
  lists!: ComparedLists

  @Field(() => Boolean, { description: 'Whether they follow two versions of the policy.' })
  policyChanged!: boolean
}

@ObjectType('PlaceCause', { description: 'One cause of another value, with its amount.' })
export class PlaceCauseType {
  eventId!: string | undefined

  @Field(() => PlaceCauseKindEnum, { description: 'Which cause.' })
  kind!: PlaceCauseKind

  @Field(() => String, { description: 'What the event counted on the earlier issue.', nullable: true })
  before!: string | null

  @Field(() => String, { description: 'What the event counts on the later issue.', nullable: true })
  after!: string | null

  @Field(() => String, {
    description: 'What it adds or takes, with its sign; null where a rating weighs all its results together.',
    nullable: true,
  })
  amount!: string | null
}

@ObjectType('PlaceChange', { description: "Why a person's place is another one on the later of two issues." })
export class PlaceChangeType {
  change!: PlaceChange

  @Field(() => String, { description: 'By how much the value changed, with its sign; the sum of the amounts.' })
  valueChange!: string

  @Field(() => Int, {
    description: 'The place that the earlier value would have on the later issue: what the others did.',
    nullable: true,
  })
  placeUnmoved!: number | null

  @Field(() => Int, { description: 'People who were behind or level and are ahead now.', nullable: true })
  passedBy!: number | null

  @Field(() => Int, { description: 'People who were not on the earlier issue and are ahead now.', nullable: true })
  enteredAhead!: number | null

  @Field(() => Int, { description: 'People who were ahead and are not on the later issue.', nullable: true })
  leftAhead!: number | null

  @Field(() => Int, { description: 'People who were ahead and are not any more.', nullable: true })
  passed!: number | null
}

const printed = (value: number | null): string | null => (value === null ? null : printHundredths(value))
const signed = (value: number): string => `${value > 0 ? '+' : ''}${printHundredths(value)}`

export const toListMove = (move: ListMove): ListMoveType => {
  const { personId, kind, rankBefore, rankAfter, valueBefore, valueAfter } = move
  return {
    personId,
    kind,
    rankBefore,
    rankAfter,
    places: rankBefore === null || rankAfter === null ? null : rankBefore - rankAfter,
    valueBefore: printed(valueBefore),
    valueAfter: printed(valueAfter),
    valueChange: signed((valueAfter ?? 0) - (valueBefore ?? 0)),
  }
}

export const toPlaceCause = ({ kind, eventId, before, after, amount }: PlaceCause): PlaceCauseType => ({
  kind,
  eventId,
  before: printed(before),
  after: printed(after),
  amount: amount === null ? null : signed(amount),
})

export const toPlaceChange = (change: PlaceChange): PlaceChangeType => ({
  change,
  valueChange: signed(change.valueChange),
  placeUnmoved: change.passing?.placeUnmoved ?? null,
  passedBy: change.passing?.passedBy ?? null,
  enteredAhead: change.passing?.enteredAhead ?? null,
  leftAhead: change.passing?.leftAhead ?? null,
  passed: change.passing?.passed ?? null,
})
