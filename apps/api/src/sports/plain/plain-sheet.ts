import type { SheetField } from '@paiji/rules'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { SportPlug } from '../sport-plug.js'

@ObjectType('SheetEntry', { simpleResolvers: true, description: 'A field of a sheet as it was filled in.' })
export class SheetEntryType {
  @Field(() => String, { description: 'The name of the field.' })
  name!: string

  @Field(() => Int, { nullable: true, description: 'Where the sheet is written deal by deal: the line, from 1.' })
  row?: number

  @Field(() => String, { nullable: true, description: 'Of a line: the name of the list of lines.' })
  list?: string

  @Field(() => [String], { description: 'What was written: one value, or one for each seat or choice.' })
  values!: readonly string[]
}

@InputType('SheetEntryInput', { description: 'A field of a sheet as it is filled in.' })
export class SheetEntryInputType {
  @Field(() => String, { description: 'The name of the field.' })
  name!: string

  @Field(() => Int, { nullable: true, description: 'Where the sheet is written deal by deal: the line, from 1.' })
  row?: number

  @Field(() => String, { nullable: true, description: 'Of a line: the name of the list of lines.' })
  list?: string

  @Field(() => [String], { description: 'What was written: one value, or one for each seat or choice.' })
  values!: string[]
}

type Values = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesOf = (values: Values): SheetEntryType[] =>
  Object.entries(values).flatMap(([name, value]): SheetEntryType[] => {
    if (Array.isArray(value) && value.some(isRow))
      return value.flatMap((line, at) => entriesOf(line as Values).map(one => ({ ...one, list: name, row: at + 1 })))
    return [{ name, values: (Array.isArray(value) ? value : [value]).map(String) }]
  })

/** A value as its field reads it; what is no number stays text, so that the edition says so. */
const valueOf = (field: SheetField | undefined, values: readonly string[]): unknown => {
  const numbers = values.map(text => (/^-?\d+$/.test(text) ? Number(text) : text))
  switch (field?.kind) {
    case 'integer':
    case 'seat':
      return numbers[0]
    case 'integerPerSeat':
    case 'seats':
    case 'finishingOrder':
      return numbers
    case 'yesNo':
      return values[0] === 'true'
    default:
      return values[0]
  }
}

const fieldOf = (fields: readonly SheetField[], name: string): SheetField | undefined =>
  fields.find(field => field.name === name)

/** The sheet of the entries, as its edition reads it. */
const sheetOf = (fields: readonly SheetField[], entries: readonly SheetEntryInputType[]): Values => {
  const plain = entries.filter(({ list }) => list === undefined || list === null)
  const lists = fields.flatMap(field => (field.kind === 'rows' ? [field] : []))
  const rowsOf = (list: string, own: readonly SheetField[]): readonly Values[] => {
    const within = entries.filter(entry => entry.list === list)
    const last = Math.min(200, Math.max(0, ...within.map(({ row }) => row ?? 0)))
    return Array.from({ length: last }, (_, at) =>
      Object.fromEntries(
        within
          .filter(({ row }) => row === at + 1)
          .map(({ name, values }) => [name, valueOf(fieldOf(own, name), values)]),
      ),
    )
  }
  return Object.fromEntries([
    ...plain.map(({ name, values }) => [name, valueOf(fieldOf(fields, name), values)] as const),
    ...lists.flatMap(({ name, fields: own }) => {
      const lines = rowsOf(name, own)
      return lines.length > 0 ? [[name, lines] as const] : []
    }),
  ])
}

interface PlainPlug {
  readonly sport: string
  readonly typeName: string
  readonly description: string
  readonly fields: readonly SheetField[]
}

/** The sheets of a plain sport over GraphQL: field by field, as its description names them. */
export const plainPlug = ({ sport, typeName, description, fields }: PlainPlug): SportPlug => {
  @ObjectType(typeName, { simpleResolvers: true, description })
  class PlainSheetType {
    @Field(() => [SheetEntryType], { description: 'What was filled in, in the order of the sheet.' })
    entries!: readonly SheetEntryType[]
  }
  @InputType(`${typeName}Input`, { description })
  class PlainSheetInput {
    @Field(() => [SheetEntryInputType], { description: 'What is filled in.' })
    entries!: SheetEntryInputType[]
  }
  return {
    sport,
    typeName,
    Type: PlainSheetType,
    Input: PlainSheetInput,
    description,
    toType: parsed => ({ entries: entriesOf(parsed as Values) }),
    fromInput: (input: PlainSheetInput) => sheetOf(fields, input.entries),
  }
}
