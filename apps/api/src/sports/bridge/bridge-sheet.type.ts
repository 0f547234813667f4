import { type BridgeSheet, contractText } from '@paiji/rules/bridge'
import { Field, InputType, Int, ObjectType } from 'type-graphql'

/** What happened with one board at one table. */
@ObjectType('BridgeSheet', { simpleResolvers: true })
export class BridgeSheetType {
  @Field(() => String, { nullable: true, description: '`3NTX`, or `PASS` for a board that was passed out.' })
  contract?: string

  @Field(() => String, { nullable: true })
  declarer?: string

  @Field(() => Int, { nullable: true })
  tricks?: number

  @Field(() => String, { nullable: true })
  lead?: string

  @Field(() => Int, { nullable: true })
  nsScore?: number

  @Field(() => String, { nullable: true })
  adjustedNs?: string

  @Field(() => String, { nullable: true })
  adjustedEw?: string

  @Field(() => Boolean)
  notPlayed!: boolean
}

@InputType('BridgeSheetInput')
export class BridgeSheetInput {
  @Field(() => String, { nullable: true })
  contract?: string

  @Field(() => String, { nullable: true })
  declarer?: string

  @Field(() => Int, { nullable: true })
  tricks?: number

  @Field(() => String, { nullable: true })
  lead?: string

  @Field(() => Int, { nullable: true })
  nsScore?: number

  @Field(() => String, { nullable: true, description: '`40`, `50`, `60`, any percentage, `ave+`, `ave`, `ave-`.' })
  adjustedNs?: string

  @Field(() => String, { nullable: true })
  adjustedEw?: string

  @Field(() => Boolean, { nullable: true })
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
      return award.results.map(result => `${result.weight}×${result.nsScore}`).join(' ')
  }
}

export const toBridgeSheet = (parsed: unknown): BridgeSheetType => {
  const sheet = parsed as BridgeSheet
  switch (sheet.result) {
    case 'played': {
      const declarer = sheet.declarer.charAt(0).toUpperCase()
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
