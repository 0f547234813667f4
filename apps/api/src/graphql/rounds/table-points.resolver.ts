import { Ratios, type ScoreLine } from '@paiji/rules'
import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { slotsOfTable } from '../../domain/events/slot-name.js'
import type { DerivedStandings } from '../../domain/standings/derive-standings.js'
import { derivedLoader, shownRevisionLoader } from '../standings/standings.loaders.js'
import { RoundTableType } from './round.type.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'

@ObjectType('TablePoints', { simpleResolvers: true, description: 'What one side got at one table.' })
export class TablePointsType {
  entryId!: string

  @Field(() => String, { description: 'As printed, in `unit`.' })
  points!: string

  @Field(() => String, { description: 'The unit of the points.' })
  unit!: string
}

type LinesBySlot = ReadonlyMap<string, readonly ScoreLine[]>

/** Lines by the name of their place, made once for each computed revision. */
const indexed = new WeakMap<DerivedStandings, LinesBySlot>()

const linesOf = (derived: DerivedStandings): LinesBySlot => {
  const known = indexed.get(derived)
  if (known) return known
  const lines = new Map<string, ScoreLine[]>()
  for (const line of derived.scoreLines) {
    const own = lines.get(line.slot)
    if (own) own.push(line)
    else lines.set(line.slot, [line])
  }
  indexed.set(derived, lines)
  return lines
}

/** The sum of a side's lines in the first unit the table is scored in. */
const sumOf = (lines: readonly ScoreLine[], side: string, decimals: number): TablePointsType | undefined => {
  const unit = lines[0]?.unit
  const own = lines.filter(line => line.entrant === side && line.unit === unit)
  if (own.length === 0 || unit === undefined) return undefined
  const sum = own.reduce((total, line) => Ratios.add(total, line.points.value), Ratios.zero)
  return { entryId: side, points: Ratios.toDecimal(sum, decimals), unit }
}

@Resolver(() => RoundTableType)
export class TablePointsResolver {
  @FieldResolver(() => [TablePointsType], {
    description: 'What each side got here by the standings that everybody sees; empty until its sheets are in them.',
  })
  async points(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<TablePointsType[]> {
    const revision = await ctx.load(shownRevisionLoader).load(row.stageId)
    if (!revision || row.roundStatus === 'PLANNED') return []
    const derived = await ctx.load(derivedLoader).load(revision)
    const { sessionNumber: session, section, roundNumber: round, label } = row
    const bySlot = linesOf(derived)
    const lines = slotsOfTable({ session, section, round, table: label }, row).flatMap(
      ({ slot }) => bySlot.get(slot) ?? [],
    )
    const { line: decimals } = derived.edition.decimals(derived.facts.settings)
    return row.sides.flatMap(side => sumOf(lines, side, decimals) ?? [])
  }
}

@Resolver(() => TablePointsType)
export class PointedSideResolver {
  @FieldResolver(() => EntryType, { description: 'The side.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { entryId }: TablePointsType): Promise<EntryType> {
    const row = await ctx.load(entryLoader).load(entryId)
    if (!row) throw new Error(`entry ${entryId} is missing`)
    return toEntry(row)
  }
}
