import { pairOf } from '../../core/tuple.js'
import { problem, type Problem } from '../../core/problem.js'
import { err, ok } from '../../core/result.js'
import type { DealRecord } from '../record/deal-record.js'
import { parseDealRecord } from '../record/parse-deal-record.js'
import { parseFinishingOrder } from '../ladder/finish-order.js'
import { isLevelMark } from '../ladder/level.js'
import { isAmountText } from '../../core/setting.js'
import { type Fields, isFields, type Read, refuse } from '../read.js'
import { finishOfRecord } from '../record/replay-deal.js'
import { type DealEntry, type Ending, endings, type GameSheet, type GuandanSheet } from '../sheet.js'
import type { FinishingOrder, LevelMark, PerSide, SeatNo, SideNo } from '../types.js'

const seatNames: readonly string[] = ['north', 'east', 'south', 'west']

/** Seats as 0..3, as compass words, or as letters in one string (`"NSEW"`). */
const seatNumbers = (value: unknown): unknown => {
  const parts: unknown = typeof value === 'string' ? [...value] : value
  if (!Array.isArray(parts)) return value
  return parts.map((part: unknown) => {
    if (typeof part !== 'string') return part
    const index = seatNames.findIndex(name => name === part || name[0]?.toUpperCase() === part)
    return index < 0 ? part : index
  })
}

const isSide = (value: unknown): value is SideNo => value === 0 || value === 1
const sideOrText = (value: unknown): unknown => (value === '0' ? 0 : value === '1' ? 1 : value)

const voidSeatOf = (deal: Fields, path: string): Read<SeatNo | undefined> => {
  if (deal.voidHand === undefined || deal.voidHand === null) return ok(undefined)
  const [seat] = seatNumbers([deal.voidHand]) as unknown[]
  return seat === 0 || seat === 1 || seat === 2 || seat === 3
    ? ok(seat)
    : refuse('FINISH_UNREADABLE', `${path}.voidHand`)
}

/** Whether a recorded play came to its end in another order than the one written down. */
const contradictsRecord = (finish: FinishingOrder, record: DealRecord): boolean => {
  const replay = finishOfRecord(record)
  return replay.complete && replay.finish.some((seat, i) => i < finish.length && finish[i] !== seat)
}

const parseDeal = (value: unknown, path: string): Read<DealEntry> => {
  const deal: Fields = isFields(value) ? value : { finish: value }
  const lostBy = sideOrText(deal.lostBy)
  if (lostBy !== undefined && lostBy !== null) {
    return isSide(lostBy) ? ok({ lostBy }) : refuse('FIELD_UNREADABLE', `${path}.lostBy`)
  }
  const finish = parseFinishingOrder(seatNumbers(deal.finish), `${path}.finish`)
  if (!finish.ok) return finish
  const voidHand = voidSeatOf(deal, path)
  if (!voidHand.ok) return voidHand
  if (voidHand.value !== undefined && finish.value.length < 4) return refuse('FINISH_INCOMPLETE', `${path}.finish`)
  const record = deal.record === undefined ? ok(undefined) : parseDealRecord(deal.record, `${path}.record`)
  if (!record.ok) return record
  if (record.value && contradictsRecord(finish.value, record.value)) {
    return refuse('PLAY_ORDER_CONTRADICTS_FINISH', `${path}.record`)
  }
  return ok({
    finish: finish.value,
    ...(voidHand.value === undefined ? {} : { voidHand: voidHand.value }),
    ...(record.value === undefined ? {} : { record: record.value }),
  })
}

const parseDeals = (value: unknown, path: string): Read<readonly DealEntry[]> => {
  if (value === undefined || value === null) return ok([])
  if (!Array.isArray(value) || value.length > 199) return refuse('FIELD_UNREADABLE', path)
  const read = (value as unknown[]).map((deal, i) => parseDeal(deal, `${path}[${i}]`))
  const problems = read.flatMap(deal => (deal.ok ? [] : deal.error))
  return problems.length > 0 ? err(problems) : ok(read.flatMap(deal => (deal.ok ? [deal.value] : [])))
}

const markFrom = (mark: unknown): unknown => (mark === '10' ? 'T' : mark)

/** `['7', 'Q']` or `"7-Q"`; ten is `T` or `10`. At most one side can have passed A. */
const parseLevelPair = (value: unknown, path: string): Read<PerSide<LevelMark> | undefined> => {
  if (value === undefined || value === null || value === '') return ok(undefined)
  const parts: unknown = typeof value === 'string' ? value.split('-') : value
  if (!Array.isArray(parts) || parts.length !== 2) return refuse('LEVEL_UNREADABLE', path)
  const marks = parts.map(markFrom)
  if (!marks.every(isLevelMark)) return refuse('LEVEL_UNREADABLE', path)
  if (marks.every(mark => mark === 'A+')) return refuse('LEVEL_UNREADABLE', path)
  return ok(pairOf(marks))
}

const parseFouls = (value: unknown): Read<PerSide<number>> => {
  if (value === undefined || value === null) return ok([0, 0])
  const isCount = (count: unknown) => Number.isInteger(count) && (count as number) >= 0 && (count as number) <= 99
  return Array.isArray(value) && value.length === 2 && value.every(isCount)
    ? ok([value[0] as number, value[1] as number])
    : refuse('FIELD_UNREADABLE', 'fouls')
}

const mayBeEmpty: readonly Ending[] = ['inProgress', 'aceFailed', 'forfeit', 'penalty', 'suspension']
const endingNeedsSide: readonly Ending[] = ['aceFailed', 'forfeit', 'penalty', 'suspension']

interface EndingFields {
  readonly ended: Ending
  readonly endedBy?: SideNo | 'both'
  readonly decidedFor?: SideNo
}

const parseEnding = (input: Fields): Read<EndingFields> => {
  const ended = endings.find(ending => ending === input.ended)
  if (!ended) return refuse('ENDING_UNKNOWN', 'ended')
  const endedBy = sideOrText(input.endedBy) ?? undefined
  const decidedFor = sideOrText(input.decidedFor) ?? undefined
  const bothMay = ended === 'forfeit' || ended === 'penalty' || ended === 'suspension'
  if (endedBy !== undefined && !isSide(endedBy) && !(endedBy === 'both' && bothMay)) {
    return refuse('FIELD_UNREADABLE', 'endedBy')
  }
  if (endingNeedsSide.includes(ended) && endedBy === undefined) return refuse('ENDING_NEEDS_SIDE', 'endedBy')
  if (decidedFor !== undefined && !isSide(decidedFor)) return refuse('FIELD_UNREADABLE', 'decidedFor')
  return ok({
    ended,
    ...(endedBy === undefined ? {} : { endedBy: endedBy as SideNo | 'both' }),
    ...(decidedFor === undefined ? {} : { decidedFor }),
  })
}

const parseGame = (input: Fields): Read<GameSheet> => {
  const deals = parseDeals(input.deals, 'deals')
  const extraDeals = parseDeals(input.extraDeals, 'extraDeals')
  const ending = parseEnding(input)
  const start = parseLevelPair(input.startLevels, 'startLevels')
  const final = parseLevelPair(input.finalLevels, 'finalLevels')
  const fouls = parseFouls(input.fouls)
  const problems: Problem[] = [deals, extraDeals, ending, start, final, fouls].flatMap(read =>
    read.ok ? [] : read.error,
  )
  if (!deals.ok || !extraDeals.ok || !ending.ok || !start.ok || !final.ok || !fouls.ok) return err(problems)
  if (start.value?.includes('A+')) return refuse('LEVEL_UNREADABLE', 'startLevels')
  if (deals.value.length === 0 && !final.value && !mayBeEmpty.includes(ending.value.ended)) {
    return refuse('SHEET_EMPTY', 'deals')
  }
  return ok({
    kind: 'game',
    deals: deals.value,
    extraDeals: extraDeals.value,
    ...ending.value,
    ...(start.value ? { startLevels: start.value } : {}),
    ...(final.value ? { finalLevels: final.value } : {}),
    fouls: fouls.value,
  })
}

const amounts = (value: unknown): PerSide<string> | undefined => {
  const [own, other]: unknown[] = Array.isArray(value) && value.length === 2 ? value : []
  return isAmountText(own) && isAmountText(other) ? [own, other] : undefined
}

const parsePoints = (input: Fields): Read<GuandanSheet> => {
  const matchPoints = amounts(input.matchPoints)
  const levelPoints = amounts(input.levelPoints)
  if (!matchPoints) return refuse('FIELD_UNREADABLE', 'matchPoints')
  return levelPoints ? ok({ kind: 'points', matchPoints, levelPoints }) : refuse('FIELD_UNREADABLE', 'levelPoints')
}

/** Reads one score sheet; every problem names the field it is in. The kind is `game` where none is given. */
export const parseGuandanSheet = (input: unknown): Read<GuandanSheet> => {
  if (!isFields(input)) return refuse('SHEET_UNREADABLE', '')
  const kind = input.kind ?? 'game'
  if (kind === 'game') return parseGame(input)
  if (kind === 'points') return parsePoints(input)
  if (kind === 'bye') return ok({ kind: 'bye' })
  if (kind !== 'duplicateDeal') return err([problem('SHEET_KIND_UNKNOWN', { at: { path: 'kind' } })])
  const deal = parseDeal(input.deal ?? input, 'deal')
  return deal.ok ? ok({ kind: 'duplicateDeal', deal: deal.value }) : deal
}
