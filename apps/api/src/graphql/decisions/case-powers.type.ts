import type { CaseScope } from '@paiji/rules/procedure'
import { Field, ObjectType } from 'type-graphql'
import { AppealMatterEnum, AppealOutcomeEnum, HearingBodyEnum } from '../appeals/appeals.enums.js'
import { ClauseType } from '../shared/clause.type.js'
import { OrderForceEnum, OrderKindEnum, ReviewPowerEnum } from './decisions.enums.js'

@ObjectType('ScopeOrder', { simpleResolvers: true, description: 'A kind of order line that exists in a case.' })
class ScopeOrderType {
  @Field(() => OrderKindEnum, { description: 'What kind of order it is.' })
  kind!: CaseScope['orders'][number]['kind']

  @Field(() => [OrderForceEnum], { description: 'Whether it may be ordered, or only recommended.' })
  as!: CaseScope['orders'][number]['as']
}

@ObjectType('CasePowers', {
  simpleResolvers: true,
  description: 'What one body may do in one case: it follows from the ruling, the edition and the body.',
})
export class CasePowersType {
  @Field(() => AppealMatterEnum, { description: 'What the case is about, by the ruling it contests.' })
  matter!: CaseScope['matter']

  @Field(() => HearingBodyEnum, { description: 'Who hears it.' })
  body!: CaseScope['body']

  @Field(() => ReviewPowerEnum, { description: 'What that body may do to the ruling.' })
  may!: CaseScope['may']

  @Field(() => ClauseType, { description: 'Where the text says so.' })
  clause!: ClauseType

  @Field(() => [AppealOutcomeEnum], { description: 'The outcomes that may be voted for.' })
  outcomes!: CaseScope['outcomes']

  @Field(() => [ScopeOrderType], { description: 'The kinds of order lines that exist.' })
  orders!: CaseScope['orders']

  @Field(() => [HearingBodyEnum], { description: 'To whom the case may be sent back.' })
  remandTo!: CaseScope['remandTo']
}
