import { pairOf } from '../../core/tuple.js'
import { err, ok } from '../../core/result.js'
import { type Card, type LevelRank, levelRankOf, parseCard } from '../cards/cards.js'
import { defaultReading, readingsOf, underDeclarations } from '../play/classify.js'
import { tooManyCopies } from '../cards/deck.js'
import { parseFinishingOrder } from '../ladder/finish-order.js'
import { type Reading, readingOf, sameReading } from '../play/hand-type.js'
import { isLevelMark } from '../ladder/level.js'
import { type Fields, isFields, type Read, refuse } from '../read.js'
import { type FinishingOrder, handTypes, type LevelMark, type PerSide, ranks, type SideNo } from '../types.js'

const present = (fields: Fields, name: string): Read<unknown> =>
  fields[name] === undefined || fields[name] === null ? refuse('FIELD_MISSING', name) : ok(fields[name])

export const readLevel = (fields: Fields, name = 'level'): Read<LevelRank> => {
  const value = present(fields, name)
  if (!value.ok) return value
  const rank = ranks.find(mark => mark === value.value)
  return rank ? ok(levelRankOf(rank)) : refuse('LEVEL_UNREADABLE', name)
}

/** A list of card texts; more copies than two decks hold are refused. */
export const parseCards = (value: unknown, path: string): Read<readonly Card[]> => {
  if (!Array.isArray(value)) return refuse('FIELD_UNREADABLE', path)
  const texts: unknown[] = value
  const cards = texts.map(text => (typeof text === 'string' ? parseCard(text) : undefined))
  const bad = cards.indexOf(undefined)
  if (bad >= 0) return refuse('CARD_UNREADABLE', `${path}[${bad}]`)
  const known = cards as Card[]
  const copies = tooManyCopies(known, path)
  return copies.length > 0 ? err(copies) : ok(known)
}

export const readCards = (fields: Fields, name: string): Read<readonly Card[]> => {
  const value = present(fields, name)
  return value.ok ? parseCards(value.value, name) : value
}

export const readHands = (fields: Fields): Read<readonly (readonly Card[])[]> => {
  const value = present(fields, 'hands')
  if (!value.ok) return value
  if (!Array.isArray(value.value) || value.value.length !== 4) return refuse('HANDS_NOT_FOUR', 'hands')
  const hands: (readonly Card[])[] = []
  for (const [seat, hand] of (value.value as unknown[]).entries()) {
    const cards = parseCards(hand, `hands[${seat}]`)
    if (!cards.ok) return cards
    hands.push(cards.value)
  }
  const copies = tooManyCopies(hands.flat(), 'hands')
  return copies.length > 0 ? err(copies) : ok(hands)
}

export const readFinish = (fields: Fields): Read<FinishingOrder> => {
  const value = present(fields, 'finish')
  return value.ok ? parseFinishingOrder(value.value, 'finish') : value
}

export const readSide = (fields: Fields, name: string): Read<SideNo> => {
  const value = present(fields, name)
  if (!value.ok) return value
  return value.value === 0 || value.value === 1 ? ok(value.value) : refuse('FIELD_UNREADABLE', name)
}

export const readLevels = (fields: Fields): Read<PerSide<LevelMark>> => {
  const value = present(fields, 'levels')
  if (!value.ok) return value
  const list: unknown[] = Array.isArray(value.value) ? value.value : []
  const bad = list.findIndex(mark => !isLevelMark(mark))
  if (list.length !== 2) return refuse('FIELD_UNREADABLE', 'levels')
  return bad >= 0 ? refuse('LEVEL_UNREADABLE', `levels[${bad}]`) : ok(pairOf(list as LevelMark[]))
}

/** `{type, size, key}` of a declaration. */
export const parseReading = (value: unknown, path: string): Read<Reading> => {
  if (!isFields(value)) return refuse('READING_UNREADABLE', path)
  const type = handTypes.find(name => name === value.type)
  const { size, key } = value
  const reading = type && typeof size === 'number' && typeof key === 'number' ? readingOf(type, size, key) : undefined
  return reading ? ok(reading) : refuse('READING_UNREADABLE', path)
}

/**
 * `{cards, as}` of a beats request. Without `as` the cards must have a default reading;
 * with it, the declaration must be one of theirs, under-declarations included.
 */
export const readPlay = (fields: Fields, name: string, level: LevelRank): Read<Reading> => {
  const value = present(fields, name)
  if (!value.ok) return value
  if (!isFields(value.value)) return refuse('FIELD_UNREADABLE', name)
  const cards = parseCards(value.value.cards, `${name}.cards`)
  if (!cards.ok) return cards
  const full = readingsOf(cards.value, level)
  if (value.value.as === undefined || value.value.as === null) {
    const unspoken = defaultReading(full)
    return unspoken
      ? ok(unspoken)
      : refuse(full.length > 0 ? 'DECLARATION_REQUIRED' : 'PLAY_NOT_A_TYPE', `${name}.cards`)
  }
  const declared = parseReading(value.value.as, `${name}.as`)
  if (!declared.ok) return declared
  const may = [...full, ...underDeclarations(cards.value, level)]
  return may.some(reading => sameReading(reading, declared.value))
    ? declared
    : refuse('READING_NOT_OF_CARDS', `${name}.as`)
}
