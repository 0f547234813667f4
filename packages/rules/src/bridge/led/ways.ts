import { end, type LedNode } from '../../core/led.js'
import type { BridgeTable } from './table.js'

type Ways = Readonly<Record<string, LedNode<BridgeTable>>>

/** Information from outside before a call: the other ways of each edition (16B of 1997, 16C of 2007, 16D of 2017). */
export const substituted1999: Ways = {
  substitute: end('16B', 'tableResultStands', ['substituteWithConsent']),
}
const redealOrPlay = (article: string): Ways => ({
  redeal: end(article, 'tableResultStands', ['redealForThem']),
  playAndAdjust: end(article, 'tableResultStands', ['playGoesOn', 'scoreMayBeAdjusted']),
})
export const redealOrPlay2007 = redealOrPlay('16C2')
export const redealOrPlay2017 = redealOrPlay('16D2')
