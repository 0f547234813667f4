import type { LineUpTerms } from '../../core/match-play.js'
import type { Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { accepts, type ChoiceKind, type SettingKind } from '../../core/setting.js'
import type { PairingProblemCode } from '../problem-codes.js'
import { type Fields, fieldsOf, RequestReader } from '../request-reader.js'
import { defaultSwissSettings, type SwissSettings } from '../swiss/types.js'
import {
  avoidKinds,
  carryKinds,
  classificationKind,
  cutKinds,
  finalKind,
  lineUpKinds,
  movesKinds,
  placementKind,
  planDefaults,
  quotaKinds,
  roundRobinKinds,
  ruleKinds,
  seriesKinds,
  stageFormats,
  swissKinds,
  swissRounds,
} from './describe-plan.js'
import type { QualificationRule } from './qualification.js'
import type { SeriesRule } from './series.js'
import type { CarryOver, SeasonMoves, Stage, StageFormat } from './types.js'

/** A stage as an event keeps it; its id is where it stands among the event's stages. */
export type StagePlan = Omit<Stage, 'id'>

type WholeKind = Extract<SettingKind, { kind: 'whole' }>

/** One record of the plan and where it stands; what cannot be read is refused with its whole path. */
class PlanReader {
  constructor(
    private readonly fields: Fields,
    private readonly path: string,
    readonly requests = new RequestReader(),
  ) {}

  has(name: string): boolean {
    return this.fields[name] !== undefined && this.fields[name] !== null
  }

  isTrue(name: string): boolean {
    const value = this.fields[name]
    if (this.has(name) && typeof value !== 'boolean') this.refuse('KIND_UNKNOWN', name, { expected: 'true, false' })
    return value === true
  }

  private at(name: string): string {
    return this.path ? `${this.path}.${name}` : name
  }

  refuse(code: PairingProblemCode, name: string, params?: Readonly<Record<string, string | number>>): void {
    this.requests.refuse(code, this.at(name), params)
  }

  /** Undefined where it is refused. */
  known<T extends string>(name: string, kind: ChoiceKind<T>): T | undefined {
    const found = kind.options.find(option => option.value === this.fields[name])?.value
    if (found === undefined)
      this.refuse('KIND_UNKNOWN', name, { expected: kind.options.map(option => option.code).join(', ') })
    return found
  }

  choice<T extends string>(name: string, kind: ChoiceKind<T>, absent: NoInfer<T>): T {
    return this.has(name) ? (this.known(name, kind) ?? absent) : absent
  }

  whole(name: string, kind: WholeKind, absent?: number): number {
    const value = this.fields[name] ?? absent
    if (accepts(kind, value)) return value as number
    this.refuse('WHOLE_NUMBER_EXPECTED', name, { least: kind.min, most: kind.max })
    return kind.min
  }

  /** Exact decimal text, or nothing where nothing is said. */
  amount(name: string): Record<string, string> {
    if (!this.has(name)) return {}
    this.requests.amount(this.fields[name], this.at(name))
    return { [name]: `${this.fields[name]}` }
  }

  /** Exact decimal texts, as many as may be. */
  amounts(name: string, kind: SettingKind): readonly string[] {
    const value = this.fields[name]
    if (accepts(kind, value)) return value as readonly string[]
    this.refuse('LIST_EXPECTED', name)
    return []
  }

  text(name: string): string {
    const value = this.fields[name]
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
  }

  record(name: string): PlanReader {
    const fields = fieldsOf(this.fields[name])
    if (!fields) this.refuse('OBJECT_EXPECTED', name)
    return new PlanReader(fields ?? {}, this.at(name), this.requests)
  }

  /** None where there is no list. */
  items(name: string): readonly unknown[] {
    const value = this.fields[name]
    return Array.isArray(value) ? value : []
  }

  records(name: string): readonly PlanReader[] {
    if (this.has(name) && !Array.isArray(this.fields[name])) this.refuse('LIST_EXPECTED', name)
    return this.items(name).map((item, index) => {
      const fields = fieldsOf(item)
      if (!fields) this.refuse('OBJECT_EXPECTED', `${name}[${index}]`)
      return new PlanReader(fields ?? {}, this.at(`${name}[${index}]`), this.requests)
    })
  }
}

const readSeries = (format: PlanReader): { series?: SeriesRule } => {
  if (!format.has('series')) return {}
  const series = format.record('series')
  return {
    series: { kind: series.known('kind', seriesKinds.kind) ?? 'sum', games: series.whole('games', seriesKinds.games) },
  }
}

const readAvoidance = (avoidance: PlanReader): SwissSettings['avoid'][number] => {
  const label = avoidance.text('label')
  if (label === '') avoidance.refuse('ID_EXPECTED', 'label')
  return {
    label,
    ...(avoidance.has('untilRound') ? { untilRound: avoidance.whole('untilRound', avoidKinds.untilRound) } : {}),
  }
}

const readSwiss = (format: PlanReader): StageFormat => {
  const given = format.has('settings') ? format.record('settings') : new PlanReader({}, '', format.requests)
  const { objective, firstRound, secondBye, rematch } = defaultSwissSettings
  const odd = given.choice('odd', swissKinds.odd, defaultSwissSettings.odd)
  const settings: Partial<SwissSettings> = {
    objective: given.choice('objective', swissKinds.objective, objective),
    firstRound: given.choice('firstRound', swissKinds.firstRound, firstRound),
    secondBye: given.choice('secondBye', swissKinds.secondBye, secondBye),
    rematch: given.choice('rematch', swissKinds.rematch, rematch),
    avoid: given.records('avoid').map(readAvoidance),
    ...(odd === defaultSwissSettings.odd ? {} : { odd }),
  }
  const cuts = format.records('cuts').map(cut => ({
    afterRound: cut.whole('afterRound', cutKinds.afterRound),
    remove: cut.whole('remove', cutKinds.remove),
  }))
  return {
    kind: 'swiss',
    rounds: format.whole('rounds', swissRounds),
    settings,
    ...(cuts.length > 0 ? { cuts } : {}),
    ...readSeries(format),
  }
}

const readSchedule = (format: PlanReader): StageFormat => {
  const seeds = (table: unknown): readonly number[] =>
    Array.isArray(table) && table.every(seed => Number.isInteger(seed) && seed > 0) ? (table as number[]) : []
  const rounds = format.items('rounds').map(round => (Array.isArray(round) ? round.map(seeds) : []))
  const isBare = rounds.length === 0 || rounds.some(tables => tables.length === 0 || tables.some(one => one.length < 2))
  if (isBare) format.refuse('LIST_EXPECTED', 'rounds')
  return { kind: 'schedule', rounds }
}

const readFormat = (format: PlanReader): StageFormat => {
  const kind = format.known('kind', stageFormats)
  switch (kind) {
    case 'roundRobin':
      return {
        kind,
        legs: format.whole('legs', roundRobinKinds.legs, planDefaults.legs),
        groups: format.whole('groups', roundRobinKinds.groups, planDefaults.groups),
        ...readSeries(format),
      }
    case 'swiss':
      return readSwiss(format)
    case 'singleElimination':
      return {
        kind,
        placement: format.choice('placement', placementKind, planDefaults.placement),
        ...readSeries(format),
      }
    case 'doubleElimination':
      return { kind, final: format.choice('final', finalKind, planDefaults.final), ...readSeries(format) }
    case 'laidOut':
      return { kind }
    case 'schedule':
      return readSchedule(format)
    case undefined:
      return { kind: 'schedule', rounds: [] }
  }
}

const readQuota = (rule: PlanReader): { quotaOf?: string; quotaMost?: number } => {
  const quotaOf = rule.has('quotaOf') ? rule.known('quotaOf', quotaKinds.quotaOf) : undefined
  return quotaOf === undefined ? {} : { quotaOf, quotaMost: rule.whole('quotaMost', quotaKinds.quotaMost) }
}

const readRule = (rule: PlanReader): QualificationRule => {
  const stage = rule.text('stage')
  if (stage === '') rule.refuse('ID_EXPECTED', 'stage')
  const kind = rule.known('kind', ruleKinds.kind)
  if (kind !== 'bestOfPlace')
    return {
      kind: 'places',
      stage,
      perGroup: kind ? rule.whole('perGroup', ruleKinds.perGroup) : 1,
      ...(rule.has('firstPlace') ? { firstPlace: rule.whole('firstPlace', ruleKinds.firstPlace) } : {}),
      ...readQuota(rule),
    }
  return {
    kind,
    stage,
    place: rule.whole('place', ruleKinds.place),
    count: rule.whole('count', ruleKinds.count),
  }
}

const readCarryOver = (plan: PlanReader): CarryOver => {
  if (!plan.has('carryOver')) return { kind: planDefaults.carryOver }
  const carried = plan.record('carryOver')
  const kind = carried.known('kind', carryKinds.kind) ?? planDefaults.carryOver
  if (kind === 'byPlace') return { kind, points: carried.amounts('points', carryKinds.points) }
  if (kind !== 'factor') return { kind }
  if (!carried.has('factor')) carried.refuse('NUMBER_EXPECTED', 'factor')
  return { kind, factor: '1', ...carried.amount('factor'), ...carried.amount('cap'), ...carried.amount('step') }
}

const readMoves = (plan: PlanReader): { moves?: SeasonMoves } => {
  if (!plan.has('moves')) return {}
  const moves = plan.record('moves')
  const [up, down] = (['up', 'down'] as const).map(way => moves.whole(way, movesKinds[way], planDefaults.moves))
  return { moves: { up: up ?? 0, down: down ?? 0 } }
}

const readLineUp = (plan: PlanReader): { lineUp?: LineUpTerms } => {
  if (!plan.has('lineUp')) return {}
  const lineUp = plan.record('lineUp')
  const number = (name: 'players' | 'tables' | 'deadline' | 'least' | 'most') =>
    lineUp.has(name) ? { [name]: lineUp.whole(name, lineUpKinds[name]) } : {}
  const late = lineUp.text('late')
  return {
    lineUp: {
      ...number('players'),
      ...number('tables'),
      ...number('deadline'),
      seen: lineUp.choice('seen', lineUpKinds.seen, planDefaults.seen),
      ...(late === '' ? {} : { late }),
      ...number('least'),
      ...number('most'),
      ...(lineUp.isTrue('byStrength') ? { byStrength: true } : {}),
    },
  }
}

/**
 * Reads a stage of the stage graph; `from` names earlier stages by their ordinal. Problems: `KIND_UNKNOWN`,
 * `OBJECT_EXPECTED`, `LIST_EXPECTED`, `WHOLE_NUMBER_EXPECTED`, `NUMBER_EXPECTED`, `ID_EXPECTED`, each with its path.
 */
export const readStagePlan = (input: unknown): Result<StagePlan, readonly Problem[]> => {
  const fields = fieldsOf(input)
  const plan = new PlanReader(fields ?? {}, '')
  if (!fields) plan.refuse('OBJECT_EXPECTED', 'plan')
  const format = readFormat(plan.record('format'))
  const from = plan.records('from').map(readRule)
  const carryOver = readCarryOver(plan)
  const site = plan.text('site')
  const classification = plan.choice('classification', classificationKind, planDefaults.classification)
  const read: StagePlan = {
    format,
    carryOver,
    ...(from.length > 0 ? { from } : {}),
    ...(classification === planDefaults.classification ? {} : { classification }),
    ...readMoves(plan),
    ...readLineUp(plan),
    ...(plan.isTrue('homeAndAway') ? { homeAndAway: true } : {}),
    ...(site === '' ? {} : { site }),
    ...(plan.isTrue('online') ? { online: true } : {}),
  }
  const { problems } = plan.requests
  return problems.length > 0 ? err(problems) : ok(read)
}
