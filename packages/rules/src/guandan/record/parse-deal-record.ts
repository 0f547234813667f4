import { problem } from '../../core/problem.js'
import { err, ok } from '../../core/result.js'
import { parseCards, parseReading, readLevel } from './read-fields.js'
import { parseCard } from '../cards/cards.js'
import { checkDealtHands } from '../cards/deck.js'
import type { CardGift, DealRecord, Play } from './deal-record.js'
import { parseFinishingOrder } from '../ladder/finish-order.js'
import { isFields, type Read, refuse } from '../read.js'
import type { SeatNo } from '../types.js'

const isSeat = (value: unknown): value is SeatNo => value === 0 || value === 1 || value === 2 || value === 3

const parsePlay = (value: unknown, path: string): Read<Play> => {
  if (!isFields(value)) return refuse('FIELD_UNREADABLE', path)
  if (!isSeat(value.seat)) return refuse('FIELD_UNREADABLE', `${path}.seat`)
  const cards = parseCards(value.cards ?? [], `${path}.cards`)
  if (!cards.ok) return cards
  const as = value.as === undefined || value.as === null ? undefined : parseReading(value.as, `${path}.as`)
  if (as && !as.ok) return as
  return ok({
    seat: value.seat,
    cards: cards.value,
    ...(as ? { as: as.value } : {}),
    ...(typeof value.reported === 'boolean' ? { reported: value.reported } : {}),
  })
}

const parseGift = (value: unknown, path: string): Read<CardGift> => {
  const card = isFields(value) && typeof value.card === 'string' ? parseCard(value.card) : undefined
  return isFields(value) && isSeat(value.from) && isSeat(value.to) && card !== undefined
    ? ok({ from: value.from, to: value.to, card })
    : refuse('FIELD_UNREADABLE', path)
}

const parseList = <T>(
  value: unknown,
  path: string,
  most: number,
  parse: (item: unknown, path: string) => Read<T>,
): Read<readonly T[]> => {
  if (value === undefined || value === null) return ok([])
  if (!Array.isArray(value) || value.length > most) return refuse('FIELD_UNREADABLE', path)
  const items: T[] = []
  for (const [i, item] of (value as unknown[]).entries()) {
    const read = parse(item, `${path}[${i}]`)
    if (!read.ok) return read
    items.push(read.value)
  }
  return ok(items)
}

/** Reads a recorded deal; four whole hands are required, what was done with them is judged by `replayDeal`. */
export const parseDealRecord = (input: unknown, path: string): Read<DealRecord> => {
  if (!isFields(input)) return refuse('FIELD_UNREADABLE', path)
  const level = readLevel(input)
  if (!level.ok) return refuse('LEVEL_UNREADABLE', `${path}.level`)
  const hands = parseList(input.hands, `${path}.hands`, 4, parseCards)
  if (!hands.ok) return hands
  const dealt = checkDealtHands(hands.value, `${path}.hands`)
  if (dealt.length > 0) return err(dealt)
  const finish =
    input.previousFinish === undefined || input.previousFinish === null
      ? undefined
      : parseFinishingOrder(input.previousFinish, `${path}.previousFinish`)
  if (finish && !finish.ok) return finish
  const tributes = parseList(input.tributes, `${path}.tributes`, 2, parseGift)
  if (!tributes.ok) return tributes
  const returns = parseList(input.returns, `${path}.returns`, 2, parseGift)
  if (!returns.ok) return returns
  const plays = parseList(input.plays, `${path}.plays`, 500, parsePlay)
  if (!plays.ok) return plays
  const leader = isSeat(input.leader) ? input.leader : undefined
  if (leader === undefined && !finish) return err([problem('FIELD_MISSING', { at: { path: `${path}.leader` } })])
  return ok({
    level: level.value,
    hands: hands.value,
    tributes: tributes.value,
    returns: returns.value,
    plays: plays.value,
    ...(leader === undefined ? {} : { leader }),
    ...(finish ? { previousFinish: finish.value } : {}),
  })
}
