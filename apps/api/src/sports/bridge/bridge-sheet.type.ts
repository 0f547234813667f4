import { type BridgeSheet, contractText } from '@paiji/rules/bridge'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { type CompassPoint, CompassPointEnum } from '../../schema-kit/compass-point.js'

/** What happened with one board at one table. */
@ObjectType('BridgeSheet', {
  description: 'A result at bridge: a contract and its tricks, a score, or why there is none.',
  simpleResolvers: true,
})
export class BridgeSheetType {
  @Field(() => String, { nullable: true, description: '`3NTX`, or `PASS` for a board that was passed out.' })
  contract?: string

  @Field(() => CompassPointEnum, { description: 'Who declared.', nullable: true })
  declarer?: CompassPoint

  @Field(() => Int, { description: 'Tricks won by declarer.', nullable: true })
  tricks?: number

  @Field(() => String, { description: 'The opening lead.', nullable: true })
  lead?: string

  @Field(() => Int, { description: 'The score of North–South, where only it is known.', nullable: true })
  nsScore?: number

  @Field(() => String, { description: "The director's award to North–South, as written.", nullable: true })
  adjustedNs?: string

  @Field(() => String, { description: "The director's award to East–West, as written.", nullable: true })
  adjustedEw?: string

  @Field(() => Boolean, { description: 'The board was not played.' })
  notPlayed!: boolean
}

@InputType('BridgeSheetInput', { description: 'A result at bridge.' })
export class BridgeSheetInput {
  @Field(() => String, { description: 'The contract: 3NT, 4Sx, or PASS.', nullable: true })
  contract?: string

  @Field(() => CompassPointEnum, { description: 'Who declared.', nullable: true })
  declarer?: CompassPoint

  @Field(() => Int, { description: 'Tricks won by declarer, 0 to 13.', nullable: true })
  tricks?: number

  @Field(() => String, { description: 'The opening lead: SA, H10.', nullable: true })
  lead?: string

  @Field(() => Int, { description: 'The score of North–South, where only it is known.', nullable: true })
  nsScore?: number

  @Field(() => String, { nullable: true, description: '`40`, `50`, `60`, any percentage, `ave+`, `ave`, `ave-`.' })
  adjustedNs?: string

  @Field(() => String, {
    description: "The director's award to East–West: a percentage, IMPs or a score.",
    nullable: true,
  })
  adjustedEw?: string

  @Field(() => Boolean, { description: 'True if the board was not played.', nullable: true })
  notPlayed?: boolean
}

const awardText = (award: (BridgeSheet & { result: 'adjusted' })['ns']): string => {
  switch (award.kind) {
    case 'percent':
      return award.percent
    case 'imps':
      return award.imps
    case 'average':
      return { plus: 'ave+', average: 'ave', minus: 'ave-' }[award.grade]
    case 'assigned':
      return award.results.map(each => `${each.weight}×${each.result ?? each.nsScore}`).join(' ')
  }
}

export const toBridgeSheet = (parsed: unknown): BridgeSheetType => {
  const sheet = parsed as BridgeSheet
  switch (sheet.result) {
    case 'played': {
      const declarer = sheet.declarer.charAt(0).toUpperCase() as CompassPoint
      return {
        contract: contractText(sheet.contract),
        declarer,
        tricks: sheet.tricks,
        lead: sheet.lead,
        notPlayed: false,
      }
    }
    case 'score':
      return { nsScore: sheet.nsScore, notPlayed: false }
    case 'passedOut':
      return { contract: 'PASS', notPlayed: false }
    case 'adjusted':
      return { adjustedNs: awardText(sheet.ns), adjustedEw: awardText(sheet.ew), notPlayed: false }
    default:
      return { notPlayed: true }
  }
}

/** The form's fields in the shape that the bridge sheet parser reads. */
export const fromBridgeInput = ({ adjustedNs, adjustedEw, ...sheet }: BridgeSheetInput): unknown => ({
  ...sheet,
  ...(adjustedNs || adjustedEw ? { adjusted: { ns: adjustedNs, ew: adjustedEw } } : {}),
})
