import { isFlag, type WinFlag } from '../tiles/flags.js'
import type { HandRequest } from './read-request.js'

const meldLetters = 'cpka'

/**
 * A hand in one line, as fields: melds (`c234m p999s k1111p aEEEE`), concealed tiles, `+` winning tile, flags, `@`
 * round and seat wind, `*` flowers. What a token means is decided by its first letter; nothing is checked here.
 */
export const requestFromLine = (line: string): HandRequest => {
  const melds: string[] = []
  const flags: WinFlag[] = []
  let [hand, win, round, seat, flowers] = ['', '', 'E', 'E', 0]
  for (const token of line.split(' ').filter(text => text !== '')) {
    if (token.startsWith('+')) win = token.slice(1)
    else if (token.startsWith('@')) [round, seat] = [token.charAt(1), token.charAt(2)]
    else if (token.startsWith('*')) flowers = Number(token.slice(1))
    else if (isFlag(token)) flags.push(token)
    else if (meldLetters.includes(token.charAt(0))) melds.push(token)
    else hand += token
  }
  return { melds, hand, win, flags, round, seat, flowers }
}

/** The line of a request; `requestFromLine` reads it back. */
export const lineFromRequest = (request: HandRequest): string =>
  [
    ...(request.melds ?? []),
    request.hand,
    `+${request.win}`,
    ...(request.flags ?? []),
    `@${request.round}${request.seat}`,
    `*${request.flowers ?? 0}`,
  ]
    .filter(part => part !== '')
    .join(' ')
