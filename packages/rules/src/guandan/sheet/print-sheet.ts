import { type Card, formatCard, rankOfLevel } from '../cards/cards.js'
import type { CardGift, DealRecord } from '../record/deal-record.js'
import type { DealEntry, GuandanSheet } from '../sheet.js'

const cardList = (cards: readonly Card[]): string[] => cards.map(formatCard)
const giftFields = (gift: CardGift) => ({ ...gift, card: formatCard(gift.card) })

const recordFields = (record: DealRecord) => ({
  ...record,
  level: rankOfLevel(record.level),
  hands: record.hands.map(cardList),
  tributes: record.tributes.map(giftFields),
  returns: record.returns.map(giftFields),
  plays: record.plays.map(play => ({ ...play, cards: cardList(play.cards) })),
})

const dealFields = (deal: DealEntry) =>
  'lostBy' in deal || !deal.record ? deal : { ...deal, record: recordFields(deal.record) }

/** A sheet in the form `parseGuandanSheet` reads: cards as text, everything else as it is. */
export const guandanSheetFieldsOf = (sheet: GuandanSheet): Readonly<Record<string, unknown>> => {
  if (sheet.kind === 'duplicateDeal') return { ...sheet, deal: dealFields(sheet.deal) }
  if (sheet.kind !== 'game') return { ...sheet }
  return { ...sheet, deals: sheet.deals.map(dealFields), extraDeals: sheet.extraDeals.map(dealFields) }
}
