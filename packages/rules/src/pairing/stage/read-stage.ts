import type { Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { type Fields, fieldsOf, RequestReader } from '../request-reader.js'
import type { SwissSettings } from '../swiss/types.js'
import type { QualificationRule } from './qualification.js'
import type { SeriesRule } from './series.js'
import type { CarryOver, Stage, StageFormat } from './types.js'

/** A stage as an event keeps it; its id is where it stands among the event's stages. */
export type StagePlan = Omit<Stage, 'id'>

class PlanReader extends RequestReader {
  choice<const T extends string>(fields: Fields, name: string, values: readonly T[], absent?: NoInfer<T>): T {
    const value = fields[name] ?? absent
    const found = values.find(known => known === value)
    if (found === undefined) this.refuse('KIND_UNKNOWN', name, { expected: values.join(', ') })
    return found ?? (values[0] as T)
  }

  object(value: unknown, path: string): Fields {
    const fields = fieldsOf(value)
    if (!fields) this.refuse('OBJECT_EXPECTED', path)
    return fields ?? {}
  }
}

const readSeries = (reader: PlanReader, fields: Fields): { series?: SeriesRule } => {
  if (fields.series === undefined || fields.series === null) return {}
  const series = reader.object(fields.series, 'series')
  return {
    series: { kind: reader.choice(series, 'kind', ['sum', 'bestOf']), games: reader.whole(series, 'games', 1, 9) },
  }
}

const readAvoidance = (reader: PlanReader, value: unknown): SwissSettings['avoid'][number] => {
  const fields = reader.object(value, 'avoid')
  const label = typeof fields.label === 'string' && fields.label !== '' ? fields.label : ''
  if (label === '') reader.refuse('ID_EXPECTED', 'avoid')
  return {
    label,
    ...(fields.untilRound === undefined ? {} : { untilRound: reader.whole(fields, 'untilRound', 1, 99) }),
  }
}

const readSwiss = (reader: PlanReader, fields: Fields): StageFormat => {
  const given = fields.settings === undefined ? {} : reader.object(fields.settings, 'settings')
  const settings: Partial<SwissSettings> = {
    objective: reader.choice(given, 'objective', ['lexicographicFirst', 'minimumGap'], 'lexicographicFirst'),
    firstRound: reader.choice(given, 'firstRound', ['snake', 'slide', 'draw'], 'snake'),
    secondBye: reader.choice(given, 'secondBye', ['refuse', 'allow'], 'refuse'),
    rematch: reader.choice(given, 'rematch', ['refuse', 'oldest'], 'refuse'),
    avoid: reader.list(given, 'avoid', 'empty').map(one => readAvoidance(reader, one)),
  }
  const cuts = reader.list(fields, 'cuts', 'empty').map(one => {
    const cut = reader.object(one, 'cuts')
    return { afterRound: reader.whole(cut, 'afterRound', 1, 99), remove: reader.whole(cut, 'remove', 1, 100_000) }
  })
  return {
    kind: 'swiss',
    rounds: reader.whole(fields, 'rounds', 1, 99),
    settings,
    ...(cuts.length > 0 ? { cuts } : {}),
  }
}

const readSchedule = (reader: PlanReader, fields: Fields): StageFormat => {
  const seeds = (table: unknown): readonly number[] =>
    Array.isArray(table) && table.every(seed => Number.isInteger(seed) && seed > 0) ? (table as number[]) : []
  const rounds = reader.list(fields, 'rounds', 'refuse').map(round => (Array.isArray(round) ? round.map(seeds) : []))
  if (rounds.some(tables => tables.length === 0 || tables.some(table => table.length < 2)))
    reader.refuse('LIST_EXPECTED', 'rounds')
  return { kind: 'schedule', rounds }
}

const formats = ['roundRobin', 'swiss', 'singleElimination', 'doubleElimination', 'schedule'] as const

const readFormat = (reader: PlanReader, fields: Fields): StageFormat => {
  const kind = reader.choice(fields, 'kind', formats)
  switch (kind) {
    case 'roundRobin':
      return {
        kind,
        legs: reader.whole({ legs: 1, ...fields }, 'legs', 1, 8),
        groups: reader.whole({ groups: 1, ...fields }, 'groups', 1, 256),
      }
    case 'swiss':
      return readSwiss(reader, fields)
    case 'singleElimination':
      return {
        kind,
        placement: reader.choice(fields, 'placement', ['none', 'thirdPlace', 'all'], 'none'),
        ...readSeries(reader, fields),
      }
    case 'doubleElimination':
      return {
        kind,
        final: reader.choice(fields, 'final', ['single', 'reset'], 'single'),
        ...readSeries(reader, fields),
      }
    case 'schedule':
      return readSchedule(reader, fields)
  }
}

const readRule = (reader: PlanReader, value: unknown): QualificationRule => {
  const fields = reader.object(value, 'from')
  const stage = typeof fields.stage === 'string' || typeof fields.stage === 'number' ? `${fields.stage}` : ''
  if (stage === '') reader.refuse('ID_EXPECTED', 'from')
  if (reader.choice(fields, 'kind', ['places', 'bestOfPlace']) === 'places')
    return { kind: 'places', stage, perGroup: reader.whole(fields, 'perGroup', 1, 100_000) }
  return {
    kind: 'bestOfPlace',
    stage,
    place: reader.whole(fields, 'place', 1, 100_000),
    count: reader.whole(fields, 'count', 1, 100_000),
  }
}

const readCarryOver = (reader: PlanReader, value: unknown): CarryOver => {
  if (value === undefined || value === null) return { kind: 'none' }
  const fields = reader.object(value, 'carryOver')
  const kind = reader.choice(fields, 'kind', ['none', 'all', 'factor'])
  if (kind !== 'factor') return { kind }
  const text = (name: string): Record<string, string> => {
    if (fields[name] === undefined || fields[name] === null) return {}
    reader.amount(fields[name], `carryOver.${name}`)
    return { [name]: `${fields[name]}` }
  }
  if (fields.factor === undefined) reader.refuse('NUMBER_EXPECTED', 'carryOver.factor')
  return { kind, factor: '1', ...text('factor'), ...text('cap'), ...text('step') }
}

/**
 * Reads a stage of the stage graph; `from` names earlier stages by their ordinal. Problems: `KIND_UNKNOWN`,
 * `OBJECT_EXPECTED`, `LIST_EXPECTED`, `WHOLE_NUMBER_EXPECTED`, `NUMBER_EXPECTED`, `ID_EXPECTED`, each with its path.
 */
export const readStagePlan = (input: unknown): Result<StagePlan, readonly Problem[]> => {
  const reader = new PlanReader()
  const fields = reader.object(input, 'plan')
  const format = readFormat(reader, reader.object(fields.format, 'format'))
  const from = reader.list(fields, 'from', 'empty').map(rule => readRule(reader, rule))
  const carryOver = readCarryOver(reader, fields.carryOver)
  const plan: StagePlan = {
    format,
    carryOver,
    ...(from.length > 0 ? { from } : {}),
    ...(typeof fields.site === 'string' && fields.site !== '' ? { site: fields.site } : {}),
    ...(fields.online === true ? { online: true } : {}),
  }
  return reader.problems.length > 0 ? err(reader.problems) : ok(plan)
}
