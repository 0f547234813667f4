import { zlibSync } from 'fflate'
import { bytesOf } from '../usebio/usebio-samples.cases.js'
import { fanOfName, serverProfile, tziakchaFans } from './fan-names.js'
import { type MadeHand, madeHand } from './random-hands.cases.js'

/** Hands made at random as the servers would have written them. */

/** Ids of the tiles, a copy for each time that a kind comes. */
const idGiver = () => {
  const given = new Array<number>(42).fill(0)
  return (kind: number): number => {
    if (kind >= 34) return 136 + kind - 34
    given[kind] = (given[kind] as number) + 1
    return 4 * kind + (given[kind] as number) - 1
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const base64 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const letters = (bits.match(/.{1,6}/g) ?? []).map(six => alphabet[Number.parseInt(six.padEnd(6, '0'), 2)])
  return letters.join('').padEnd(4 * Math.ceil(bytes.length / 3), '=')
}

/** The wall as it lies there: turned back from where the dice broke it, dealt four by four. */
const wallOf = (hand: MadeHand, dice: readonly number[]): string => {
  const id = idGiver()
  const taken: number[] = []
  for (let i = 0; i < 3; i++)
    for (let seat = 0; seat < 4; seat++) taken.push(...hand.dealt[seat]!.slice(4 * i, 4 * i + 4))
  for (let seat = 0; seat < 4; seat++) taken.push(hand.dealt[seat]![12]!)
  taken.push(hand.dealt[0]![13]!, ...hand.wall)
  const ids = taken.map(id)
  const [a, b, c, d] = dice as [number, number, number, number]
  const first = (36 * ((4 * 4 - (a + b - 1)) % 4) + 2 * (a + b + c + d)) % 144
  const lying = new Array<number>(144)
  ids.forEach((one, at) => {
    lying[(first + at) % 144] = one
  })
  return lying.map(one => one.toString(16).padStart(2, '0')).join('')
}

const acting = (hand: MadeHand): number[][] => {
  const at = (seat: number, type: number, data: number): number[] => [(seat << 4) | type, data, 0]
  return [
    [0, 0, 0],
    ...hand.acts.map(({ seat, act, kind, gets, back }) => {
      const tile = kind >= 34 ? 136 + kind - 34 : 4 * kind
      switch (act) {
        case 'draw':
          return at(seat, 7, tile | (back ? 0x100 : 0))
        case 'flower':
          return at(seat, 1, (4 * gets!) | ((kind - 34) << 8) | 0x1000)
        case 'discard':
          return at(seat, 2, tile | 0x100)
        case 'chow':
          return at(seat, 3, (kind + 1) | (1 << 6))
        case 'pung':
          return at(seat, 4, kind | (2 << 6))
        case 'kong':
          return at(seat, 5, kind | (2 << 6))
        case 'concealedKong':
          return at(seat, 5, kind)
        case 'addedKong':
          return at(seat, 5, kind | (2 << 6) | 0x300)
        case 'win':
          return at(seat, 6, 2 * hand.fan)
        case 'falseWin':
          return at(seat, 6, 0)
        default:
          return at(seat, 4, 0)
      }
    }),
  ]
}

const tziakchaFan = (no: string): number => tziakchaFans.findIndex((name, index) => index > 0 && fanOfName(name) === no)

export const scoreOf = ({ winner, discarder, fan, falseWins }: MadeHand): number[] =>
  [0, 1, 2, 3].map(seat => {
    const won =
      discarder === null
        ? (seat === winner ? 3 : -1) * (8 + fan)
        : seat === winner
          ? 24 + fan
          : -8 - (seat === discarder ? fan : 0)
    return won + falseWins.reduce((sum, offender) => sum + (offender === seat ? -30 : 10), 0)
  })

export const stepOf = (hand: MadeHand, index: number, dice: readonly number[]) => ({
  g: { t: '随便打打', n: 16, l: 8, b: 8, somethingNew: 1 },
  p: ['甲', '乙', '丙', '丁'].map((n, i) => ({ n, i: `p${i}`, s: 0 })),
  t: 1_767_225_600_000,
  w: wallOf(hand, dice),
  d: dice.reduce((sum, die, i) => sum + (die << (4 * i)), 0),
  i: index,
  a: acting(hand),
  b: (1 << hand.winner!) | (hand.discarder === null ? 0 : 16 << hand.discarder),
  s: scoreOf(hand),
  y: [0, 1, 2, 3].map(seat =>
    seat === hand.winner
      ? {
          f: hand.fan,
          t: Object.fromEntries(
            Object.entries(hand.fans).map(([no, count]) => [
              tziakchaFan(no),
              serverProfile().fans.find(fan => fan.no === no)!.value + 256 * (count - 1),
            ]),
          ),
        }
      : {},
  ),
})

export const recordOf = (step: unknown): unknown => ({
  id: 'r',
  belongs: 's',
  script: base64(zlibSync(bytesOf(JSON.stringify(step)))),
})

const botzoneTile = (kind: number): string =>
  kind >= 31 ? `J${kind - 30}` : kind >= 27 ? `F${kind - 26}` : `${'WTB'[(kind / 9) | 0]}${(kind % 9) + 1}`

export const botzoneText = (hand: MadeHand, name: string): string => {
  const words = {
    draw: 'Draw',
    discard: 'Play',
    pung: 'Peng',
    kong: 'Gang',
    concealedKong: 'AnGang',
    addedKong: 'BuGang',
  }
  const extra = hand.dealt[0]![13]!
  const lines = hand.acts
    .filter(({ act }) => act !== 'falseWin')
    .map(({ seat, act, kind }, at, acts) => {
      if (act === 'lost') return ''
      const lost = acts[at - 1]?.act === 'lost' ? ` Ignore Player ${acts[at - 1]!.seat} Peng W1` : ''
      const word = act === 'chow' ? 'Chi' : act === 'win' ? 'Hu' : words[act as keyof typeof words]
      return `Player ${seat} ${word} ${botzoneTile(act === 'chow' ? kind + 1 : kind)}${lost}`
    })
    .filter(line => line !== '')
  const fans = Object.entries(hand.fans).map(
    ([no, count]) => `${serverProfile().fans.find(fan => fan.no === no)!.name.zh}*${count}`,
  )
  return [
    `Match ${name}`,
    `Wind ${hand.round}`,
    ...[0, 1, 2, 3].map(seat => `Player ${seat} Deal ${hand.dealt[seat]!.slice(0, 13).map(botzoneTile).join(' ')}`),
    `Player 0 Draw ${botzoneTile(extra)}`,
    ...lines,
    `Fan ${hand.fan} ${fans.join('+')}`,
    `Score ${scoreOf({ ...hand, falseWins: [] }).join(' ')}`,
  ].join('\n')
}

/** So many hands; the same each time. */
export const madeHands = (count: number, withFlowers: boolean): readonly MadeHand[] => {
  const made: MadeHand[] = []
  for (let seed = 1; made.length < count; seed++) {
    const hand = madeHand(seed, withFlowers)
    if (hand) made.push(hand)
  }
  return made
}
