import type { LeaderList } from '../../core/leaders.js'
import { ratio } from '../../core/ratio.js'
import { type Counted, counted, type MakeTallies, type TallyGroup } from '../../core/tally.js'
import type { MahjongBook } from '../book.js'
import { scoreHand } from '../full/score-hand.js'
import { type FanRule, fanRule, type ScoringProfile } from '../tiles/profile.js'
import { isFanNo } from '../tiles/fan-no.js'
import type { HandRecord, MahjongSheet } from '../sheet.js'
import { type Player, players } from '../types.js'

const endings = ['wonOnDiscard', 'wonBySelfDraw', 'dealtIn', 'otherDrewItself', 'otherDealtIn', 'handDrawn'] as const
type Ending = (typeof endings)[number]

/** What is counted of a player's hands (盘), in the groups in which people read it. */
export const mahjongTallies: readonly TallyGroup[] = [
  { code: 'handsInAll', kinds: ['handsPlayed'], success: 'handsWon' },
  { code: 'handsByEnding', kinds: endings, whole: ['handsPlayed'], units: ['fan'] },
]

/** The fans of won hands whose tiles were kept, in the order of the table. */
export const fanTallies = (fans: readonly FanRule[]): TallyGroup => ({
  code: 'fansByHand',
  kinds: ['handsOnSlip', ...new Set(fans.map(({ code }) => code))],
  whole: ['handsOnSlip'],
})

/** The fans of a slip: those announced, or where none were written down those that the tiles are worth. */
const fansOf = ({ request, claimed }: NonNullable<HandRecord['slip']>, profile: ScoringProfile): readonly string[] => {
  const announced = Object.keys(claimed ?? {}).filter(isFanNo)
  const scored = announced.length > 0 ? undefined : scoreHand(request, profile)
  const counted = scored?.ok ? scored.value.best.fans.map(({ fan }) => fan) : announced
  return [...new Set(counted)].map(no => fanRule(profile, no).code)
}

const won = ['wonOnDiscard', 'wonBySelfDraw']

/** What players are listed by: their hands, counted in sessions that were written down hand by hand. */
export const mahjongLeaders: readonly LeaderList[] = [
  { code: 'largestHand', of: won, by: 'most', least: 1 },
  { code: 'winRate', of: ['handsPlayed'], by: 'success', least: 16 },
  { code: 'dealInRate', of: ['dealtIn'], per: ['handsPlayed'], by: 'share', least: 16, isLowest: true },
  { code: 'meanHand', of: won, by: 'mean', least: 4 },
  { code: 'selfDrawnShare', of: ['wonBySelfDraw'], per: won, by: 'share', least: 4 },
]

/** How a hand ended for one player. */
const endedFor = ({ result }: HandRecord, player: Player): Ending => {
  if (result.kind === 'drawn') return 'handDrawn'
  if (result.kind === 'selfDraw') return result.winner === player ? 'wonBySelfDraw' : 'otherDrewItself'
  if (result.winner === player) return 'wonOnDiscard'
  return result.discarder === player ? 'dealtIn' : 'otherDealtIn'
}

const isWon = (kind: Ending): boolean => kind === 'wonOnDiscard' || kind === 'wonBySelfDraw'

const happenedTo = (
  hand: HandRecord,
  player: Player,
  profile: ScoringProfile,
): readonly Pick<Counted, 'kind' | 'succeeded' | 'brought'>[] => {
  const kind = endedFor(hand, player)
  const { result } = hand
  const fan = result.kind === 'drawn' ? {} : { brought: { unit: 'fan', sum: ratio(result.fan) } }
  const fans = isWon(kind) && hand.slip ? ['handsOnSlip', ...fansOf(hand.slip, profile)] : []
  return [{ kind, ...fan }, { kind: 'handsPlayed', succeeded: isWon(kind) }, ...fans.map(one => ({ kind: one }))]
}

/** How the hands of a player ended and for how many fan. Sessions written down by their totals say nothing of it. */
export const mahjongTalliesOf =
  ({ profile }: MahjongBook): MakeTallies<MahjongSheet> =>
  facts =>
    counted(
      facts.sheets.flatMap(({ sheet, sides, session }) =>
        sheet.kind !== 'hands'
          ? []
          : sheet.hands.flatMap(hand =>
              players.flatMap(player => {
                const entrant = sides[player]
                if (entrant === undefined) return []
                return happenedTo(hand, player, profile).map(
                  (one): Counted => ({ entrant, session: session ?? 1, ...one }),
                )
              }),
            ),
      ),
    )
