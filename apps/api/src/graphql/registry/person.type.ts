import { Field, ObjectType } from 'type-graphql'
import type { IdentifierRow, NameRow, PersonRow, ResultRow, SpellRow } from '../../domain/registry/people.repo.js'
import { parseDateRange } from '../../base/date-range.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('PersonPermissions', { simpleResolvers: true })
export class PersonPermissionsType {
  @Field(() => PermissionType)
  canRename!: PermissionType

  @Field(() => PermissionType)
  canMerge!: PermissionType
}

@ObjectType('PersonName', { simpleResolvers: true })
export class PersonNameType {
  @Field(() => String)
  script!: string

  @Field(() => String)
  family!: string

  @Field(() => String)
  given!: string

  @Field(() => String)
  display!: string

  @Field(() => LocalDate, { nullable: true })
  validFrom?: string

  @Field(() => LocalDate, { nullable: true })
  validUntil?: string

  @Field(() => Boolean)
  current!: boolean

  @Field(() => String)
  source!: string
}

@ObjectType('PersonIdentifier', { simpleResolvers: true })
export class PersonIdentifierType {
  @Field(() => String)
  issuer!: string

  @Field(() => String)
  value!: string
}

@ObjectType('Affiliation')
export class AffiliationType {
  organisationId!: string

  @Field(() => String)
  kind!: string

  @Field(() => String)
  sport!: string

  @Field(() => LocalDate, { nullable: true })
  validFrom?: string

  @Field(() => LocalDate, { nullable: true })
  validUntil?: string
}

@ObjectType('Person', { implements: NodeInterface })
export class PersonType extends NodeInterface {
  row!: PersonRow

  @Field(() => String)
  number!: string

  @Field(() => String)
  status!: string

  @Field(() => String, { nullable: true })
  gender?: string | null
}

export const PersonConnectionType = connectionOf(PersonType, 'Person')

@ObjectType('PersonResult')
export class PersonResultType {
  row!: ResultRow

  @Field(() => String)
  nameAsEntered!: string
}

export const PersonResultConnectionType = connectionOf(PersonResultType, 'PersonResult')

export const toPerson = (row: PersonRow): PersonType => ({
  row,
  id: toGlobalId('Person', row.id),
  number: row.number,
  status: row.status,
  gender: row.gender === 'unstated' ? null : row.gender,
})

/** Whether a day lies in a period; the period's end does not. */
const holdsOn = ({ from, until }: { from: string | undefined; until: string | undefined }, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day < until)

export const toPersonName = (row: NameRow, today: string): PersonNameType => {
  const period = parseDateRange(row.valid)
  return {
    script: row.script,
    family: row.family,
    given: row.given,
    display: row.display,
    validFrom: period.from,
    validUntil: period.until,
    current: holdsOn(period, today),
    source: row.source,
  }
}

const SCRIPT_ORDER = ['Hans', 'Latn', 'Hant']

/** The name that held on the day in the asked script, else in whatever script there is. */
export const nameOn = (rows: readonly NameRow[], day: string, script?: string): string => {
  const held = rows.filter(row => holdsOn(parseDateRange(row.valid), day))
  const scripts = [...(script ? [script] : []), ...SCRIPT_ORDER]
  const chosen = scripts.flatMap(one => held.filter(row => row.script === one))[0] ?? held[0] ?? rows[0]
  return chosen?.display ?? ''
}

export const toIdentifier = ({ issuer, value }: IdentifierRow): PersonIdentifierType => ({ issuer, value })

export const toAffiliation = (row: SpellRow): AffiliationType => {
  const period = parseDateRange(row.valid)
  const { organisationId, kind, sport } = row
  return { organisationId, kind, sport, validFrom: period.from, validUntil: period.until }
}

/** The body a person plays for on a day: the affiliation of all sports first, then any, then a membership. */
export const clubOn = (rows: readonly SpellRow[], day: string): string | undefined => {
  const held = rows.filter(row => holdsOn(parseDateRange(row.valid), day))
  const chosen =
    held.find(row => row.kind === 'affiliation' && row.sport === '*') ??
    held.find(row => row.kind === 'affiliation') ??
    held[0]
  return chosen?.organisationId
}

export const toPersonResult = (row: ResultRow): PersonResultType => ({ row, nameAsEntered: row.nameAsEntered })
