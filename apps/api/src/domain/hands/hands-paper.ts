import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { eventVisibleTo } from '../event-requests/visible-event.js'
import type { Paper, PaperBlock, PaperBoard, PaperCard } from '../papers/paper.js'
import { footWords, type PaperLanguage, said, type Words, wordsFrom } from '../papers/words.js'
import type { Deps } from '../shared/deps.js'
import { toGlobalId } from '../shared/global-id.js'
import { canSeeHands } from './policy.js'
import { type LaidBoard, laidBoards, type SeenHands, seenHands } from './read-hands.js'
import { placeOfSession } from './session-for-hands.js'
import { sha256 } from '../../base/digest.js'

/** As walls are written: suits, winds, dragons. */
const TILE_LETTERS = 'mspESWNCFP'

const WORTH: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 }

const pointsOf = (suits: readonly string[]): number =>
  [...suits.join('')].reduce((sum, rank) => sum + (WORTH[rank] ?? 0), 0)

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

const parWord = (word: string, t: Words): string => {
  if (/^(?:NS|EW)$/i.test(word)) return t(`columns.${word.toLowerCase()}`)
  const contract = /^([1-7])(NT?|[SHDC])(X{0,2})$/.exec(word)
  if (contract) {
    const [, level, strain = '', doubled = ''] = contract
    return `${level}${strain.startsWith('N') ? 'NT' : (SIGNS[strain] ?? strain)}${doubled.replaceAll('X', '×')}`
  }
  return word.replace(/^-(?=\d)/, '−')
}

/** `NS 4S +1` and `NS 650` with the sides in words and the suits as signs; nothing where neither is known. */
export const parOnPaper = (
  { parContract, parScore }: { readonly parContract?: string | undefined; readonly parScore?: string | undefined },
  t: Words,
): string | undefined => {
  const parts = [parContract, parScore].flatMap(text => (text ? text.split(/;\s*/) : []))
  const said = parts
    .map(part =>
      part
        .split(/\s+/)
        .filter(Boolean)
        .map(word => parWord(word, t))
        .join(' '),
    )
    .filter(Boolean)
  return said.length > 0 ? t('boardPage.par', { par: said.join(t('boardPage.parNext')) }) : undefined
}

const boardOf = (one: LaidBoard, t: Words): PaperBoard => {
  const { analysis } = one
  const letter = (seat: string): string => t(`printed.seat.${seat.charAt(0).toUpperCase()}`)
  const par = parOnPaper(analysis ?? {}, t)
  return {
    title: t('boards.board', { board: one.board }),
    marks: [t('boards.dealer', { seat: t(`seat.${one.dealer}`) }), t(`vulnerability.${one.vulnerability}`)].join('\n'),
    hands: one.hands.map(({ suits }) => suits),
    points: one.hands.map(({ suits }) => `${pointsOf(suits)}`),
    ...(analysis && analysis.makeable.length > 0
      ? {
          tricks: analysis.makeable.map(({ seat, tricks }) => ({
            seat: letter(seat),
            made: tricks.map(made => (made === null ? '–' : `${made}`)),
          })),
        }
      : {}),
    ...(par ? { par } : {}),
  }
}

const cardsOf = (one: LaidBoard, t: Words): readonly PaperCard[] =>
  one.hands.map(({ seat, suits }) => ({
    title: `${t('boards.board', { board: one.board })} · ${t(`vulnerability.${one.vulnerability}`)}`,
    seat: t(`seat.${seat}`),
    suits,
  }))

/** The tiles of a wall as a language writes them. */
const tilesOnPaper = (tiles: string, t: Words): string => {
  const signs = [...t('hands.tileSigns')]
  return [...tiles].map(letter => signs[TILE_LETTERS.indexOf(letter)] ?? letter).join('')
}

/** Every wall with the tiles a seat begins with and those it draws. */
const wallBlocks = (boards: readonly LaidBoard[], t: Words): PaperBlock[] =>
  boards.flatMap((one): PaperBlock[] => [
    { kind: 'heading', level: 2, text: t('hands.wall', { wall: one.board }) },
    {
      kind: 'table',
      head: ['', t('hands.tiles'), t('hands.draws')],
      rows: (one.walls ?? []).map(({ seat, tiles, draws }) => [
        t(`seat.${seat}`),
        tilesOnPaper(tiles, t),
        tilesOnPaper(draws, t),
      ]),
      widths: [1, 4, 6],
    },
  ])

/** A page for each seat with its wall of every hand: who builds that seat's walls needs no other. */
const seatPages = (boards: readonly LaidBoard[], t: Words): PaperBlock[] =>
  (boards[0]?.walls ?? []).flatMap(({ seat }, at): PaperBlock[] => [
    ...(at > 0 ? [{ kind: 'newPage' } as const] : []),
    { kind: 'heading', level: 2, text: t(`seat.${seat}`) },
    {
      kind: 'table',
      head: [t('hands.wallNumber'), t('hands.tiles'), t('hands.draws')],
      rows: boards.flatMap(({ board, walls = [] }) =>
        walls
          .filter(wall => wall.seat === seat)
          .map(wall => [board, tilesOnPaper(wall.tiles, t), tilesOnPaper(wall.draws, t)]),
      ),
      widths: [1, 4, 6],
    },
  ])

const FILES: Readonly<Record<string, string>> = {
  boards: 'events',
  boardPage: 'board-page',
  seat: 'codes',
  vulnerability: 'codes',
  printed: 'codes',
  columns: 'events',
  hands: 'hands',
}

/** Words of the portal by their namespace, whichever file holds it. */
export const handWords = (language: PaperLanguage): Words => {
  return (place, values, otherwise) =>
    wordsFrom(language, FILES[place.split('.')[0] ?? ''] ?? 'codes')(place, values, otherwise)
}

const blocksOf = async (
  deps: Pick<Deps, 'db'>,
  hands: SeenHands,
  kind: HandsPaperKind,
  t: Words,
): Promise<PaperBlock[]> => {
  const boards = await laidBoards(deps.db, hands)
  if (boards.some(one => one.walls)) return kind === 'hands' ? wallBlocks(boards, t) : seatPages(boards, t)
  return kind === 'hands'
    ? [{ kind: 'deals', boards: boards.map(one => boardOf(one, t)) }]
    : [{ kind: 'cards', cards: boards.flatMap(one => cardsOf(one, t)) }]
}

export type HandsPaperKind = 'hands' | 'curtain-cards'

const headed = { hands: 'hands.title', 'curtain-cards': 'hands.cardsOf' } as const

/**
 * The hands of a session on paper: all boards with points, makeable tricks and par as far as they are known, or a card
 * for every hand to be cut out. For whoever may see the hands. Problems: HANDS_SESSION_UNKNOWN, NOT_PERMITTED.
 */
export const handsPaper = async (
  deps: Pick<Deps, 'db' | 'mailing'>,
  viewer: Viewer,
  { sessionId, kind, language }: { sessionId: string; kind: HandsPaperKind; language: PaperLanguage },
): Promise<Outcome<{ key: string; paper: Paper; open: boolean }>> => {
  const hands = await seenHands(deps.db, viewer, sessionId)
  if (!hands) return err([problem('HANDS_SESSION_UNKNOWN')])
  const { session, row } = hands
  const event = await eventVisibleTo(deps.db, viewer, session.eventId)
  if (!event) return err([problem('HANDS_SESSION_UNKNOWN')])
  const open = hands.open && !event.unannounced
  const permitted = requirePermission(canSeeHands(viewer, await placeOfSession(deps.db, session), hands))
  if (!permitted.ok) return permitted
  const t = handWords(language)
  const blocks = await blocksOf(deps, hands, kind, t)
  const shown = sha256(JSON.stringify(blocks), 'base64url')
  const paper: Paper = {
    language,
    title: language === 'en' ? session.nameEn : session.nameZh,
    kicker: [t(headed[kind], { session: session.number }), session.startsOn].join(' · '),
    blocks,
    foot: said(footWords[language].hands[open ? 'open' : 'closed'], { version: row.version }),
    address: `${deps.mailing.portal}/${language}/sessions/${toGlobalId('PlaySession', session.id)}/hands`,
    at: row.recordedAt,
  }
  return ok({ key: `${kind} ${row.id} ${language} ${open} ${shown}`, paper, open })
}
