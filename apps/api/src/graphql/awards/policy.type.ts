import { canonicalJson } from '@paiji/rules'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { PolicyRow } from '../../domain/awards/awards.repo.js'
import { parseDateRange } from '../../domain/shared/date-range.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('Policy', { simpleResolvers: true })
export class PolicyType {
  @Field(() => ID)
  id!: string

  @Field(() => String)
  kind!: string

  @Field(() => String)
  code!: string

  @Field(() => Int)
  version!: number

  @Field(() => BilingualType)
  name!: BilingualType

  @Field(() => String)
  sport!: string

  @Field(() => LocalDate, { nullable: true })
  effectiveFrom?: string

  @Field(() => LocalDate, { nullable: true })
  effectiveUntil?: string

  @Field(() => String)
  rule!: string
}

export const toPolicy = (row: PolicyRow): PolicyType => {
  const { from, until } = parseDateRange(row.effective)
  return {
    id: toGlobalId('Policy', row.id),
    kind: row.kind,
    code: row.code,
    version: row.version,
    name: { zh: row.nameZh, en: row.nameEn },
    sport: row.sport,
    effectiveFrom: from,
    effectiveUntil: until,
    rule: canonicalJson(row.rule),
  }
}
