import { Field, ObjectType } from 'type-graphql'
import type { IdentifierRow, NameRow, PersonRow, ResultRow, SpellRow } from '../../domain/registry/people.repo.js'
import { parseDateRange } from '../../base/date-range.js'
import { readingOfName } from '../../domain/registry/pinyin.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { LocalDate } from '../shared/scalars.js'
import { type OneSport, SportEnum, sportOrAll } from '../shared/enums.js'
import { AffiliationKindEnum, NameScriptEnum, PersonStatusEnum } from './registry.enums.js'

@ObjectType('PersonPermissions', {
  simpleResolvers: true,
  description: 'What the viewer may do with the record of a person.',
})
export class PersonPermissionsType {
  @Field(() => PermissionType, { description: 'Record another name.' })
  canRename!: PermissionType

  @Field(() => PermissionType, { description: 'Declare the record and another to be one person, and take that back.' })
  canMerge!: PermissionType
}

@ObjectType('PersonName', {
  simpleResolvers: true,
  description: 'A name in one script over a time; a later one supersedes it.',
})
export class PersonNameType {
  @Field(() => NameScriptEnum, { description: 'What it is written in.' })
  script!: NameRow['script']

  @Field(() => String, { description: 'The family name.' })
  family!: string

  @Field(() => String, { description: 'The given name.' })
  given!: string

  @Field(() => String, { description: 'As printed in this script, in its own order.' })
  display!: string

  @Field(() => LocalDate, { nullable: true, description: 'The first day of the name; null when it is not known.' })
  validFrom?: string

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day on which it no longer holds; null while it does.',
  })
  validUntil?: string

  @Field(() => Boolean, { description: 'Whether it holds today.' })
  current!: boolean

  @Field(() => String, { description: 'Where it was read: register, or the results file that gave it.' })
  source!: string
}

@ObjectType('PersonIdentifier', {
  simpleResolvers: true,
  description: 'A number that somebody else gave the person.',
})
export class PersonIdentifierType {
  row!: IdentifierRow

  @Field(() => String, { description: 'Code of the body that gave the number.' })
  issuer!: string

  @Field(() => String, { description: 'The number as its issuer writes it.' })
  value!: string
}

@ObjectType('Affiliation', { description: 'Whom a person plays for or belongs to, over a time.' })
export class AffiliationType {
  organisationId!: string
  row!: SpellRow

  @Field(() => AffiliationKindEnum, { description: 'Plays for the body, or belongs to it.' })
  kind!: SpellRow['kind']

  @Field(() => SportEnum, { nullable: true, description: 'The sport it is for; null: all of them.' })
  sport!: OneSport | null

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it holds.' })
  validFrom?: string

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day on which it no longer holds; null while it does.',
  })
  validUntil?: string
}

@ObjectType('Person', {
  implements: NodeInterface,
  description: 'One human being of the register.',
})
export class PersonType extends NodeInterface {
  row!: PersonRow

  @Field(() => String, { description: 'Eight to eleven digits; the last two check the others (ISO 7064, MOD 97-10).' })
  number!: string

  @Field(() => PersonStatusEnum, { description: 'Whether the person still plays.' })
  status!: PersonRow['status']
}

export const PersonConnectionType = connectionOf(PersonType, 'Person')

@ObjectType('PersonResult', { description: 'What a person reached in one stage.' })
export class PersonResultType {
  row!: ResultRow

  @Field(() => String, { description: 'The contestant as it was entered.' })
  nameAsEntered!: string
}

export const PersonResultConnectionType = connectionOf(PersonResultType, 'PersonResult')

export const toPerson = (row: PersonRow): PersonType => ({
  row,
  id: toGlobalId('Person', row.id),
  number: row.number,
  status: row.status,
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

/** Pinyin of the Chinese name that held on the day, unless the register has a name in Latin letters for it. */
export const derivedLatinOn = (rows: readonly NameRow[], day: string): string | null => {
  const held = rows.filter(row => holdsOn(parseDateRange(row.valid), day))
  if (held.some(row => row.script === 'Latn')) return null
  const han = held.find(row => row.script === 'Hans') ?? held.find(row => row.script === 'Hant')
  return (han && readingOfName(han.family, han.given)) ?? null
}

export const toIdentifier = (row: IdentifierRow): PersonIdentifierType => ({
  row,
  issuer: row.issuer,
  value: row.value,
})

export const toAffiliation = (row: SpellRow): AffiliationType => {
  const period = parseDateRange(row.valid)
  const { organisationId, kind, sport } = row
  return { row, organisationId, kind, sport: sportOrAll(sport), validFrom: period.from, validUntil: period.until }
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
