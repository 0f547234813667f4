import { daysAfter, hourOf, lastDayOf, monthsAfter } from './days.js'
import {
  type EventPlan,
  finishEvent,
  type Hall,
  holdEvent,
  type HeldStage,
  type Side,
  type StagePlan,
} from './events.js'
import type { Body, Federation } from './federation.js'
import type { Person, Sport } from './people.js'
import type { Ranking } from './policies.js'
import type { Random } from './random.js'
import { eveningFile } from './results-file.js'
import { eachOf } from './troupe.js'

export interface Season {
  readonly hall: Hall
  readonly bodies: Federation
  /** Who plays; officials and committee do not. */
  readonly players: readonly Person[]
  /** Two who always play together. */
  readonly couple: readonly [Person, Person]
  readonly rankings: readonly Ranking[]
  readonly today: string
  readonly months: number
}

/** Who comes: the couple to bridge, the others as chance will have it, the regulars more often. */
export const field = (random: Random, { players, couple }: Season, sport: Sport, count: number): Person[] => {
  const pool = players.filter(one => one.sport === sport && !couple.includes(one))
  const regulars = random.shuffled(pool.slice(0, Math.floor(pool.length / 2))).slice(0, Math.floor(count * 0.7))
  const others = random.shuffled(pool.filter(one => !regulars.includes(one)))
  const chosen = [...regulars, ...others].slice(0, sport === 'bridge' ? count - 2 : count)
  return sport === 'bridge' ? [...couple, ...random.shuffled(chosen)] : random.shuffled(chosen)
}

export const sidesOf = (people: readonly Person[], size: number, names?: readonly string[]): Side[] =>
  Array.from({ length: Math.floor(people.length / size) }, (_, at) => ({
    people: people.slice(at * size, (at + 1) * size),
    ...(names?.[at] ? { name: names[at] } : {}),
  }))

const TEAMS = [
  '黄浦江 Huangpu',
  '紫金山 Purple Mountain',
  '珠江 Pearl River',
  '锦江 Jinjiang',
  '西湖 West Lake',
  '大雁塔 Wild Goose',
  '洞庭 Dongting',
  '昆仑 Kunlun',
]

export const swiss = (count: number, settings: object): StagePlan => ({
  nameZh: '瑞士移位',
  nameEn: 'Swiss',
  format: 'swiss',
  plan: { format: { kind: 'swiss', rounds: count } },
  settings,
  rounds: { by: 'draw', count },
  minutes: 40,
})

const knockout = (settings: object): StagePlan => ({
  nameZh: '淘汰赛',
  nameEn: 'Knock-out',
  format: 'swiss',
  plan: {
    format: { kind: 'singleElimination', placement: 'thirdPlace' },
    from: [{ kind: 'places', stage: '1', perGroup: 4 }],
  },
  settings,
  rounds: { by: 'draw', count: 2 },
  minutes: 50,
})

export const BY_DEALS = { format: 'byDeals', deals: 4 }
const matches = (boards: number) => ({
  method: 'teamImp',
  match: { boards },
  victoryPoints: { scale: 'wbf-2013', bye: '12' },
})

export const pairsStage = (method: string, boardsARound: number): StagePlan => ({
  nameZh: '双人赛',
  nameEn: 'Pairs',
  format: 'pairs',
  settings: { method, winners: 1 },
  rounds: { by: 'movement', request: { movement: { mitchell: { arrowSwitched: 1 } }, boardsARound } },
  minutes: 25,
})

export const individual: StagePlan = {
  nameZh: '个人赛',
  nameEn: 'Individual',
  format: 'individual',
  settings: {},
  rounds: { by: 'seating', request: { kind: 'perfect' } },
  minutes: 90,
}

export interface Kind {
  /** In which months of the year of the demo, from 0. */
  readonly months: readonly number[]
  readonly letter: string
  readonly sport: Sport
  readonly zh: string
  readonly en: string
  readonly category: EventPlan['category']
  readonly day: number
  readonly size: number
  readonly sides: number
  readonly named?: true
  readonly stages: readonly StagePlan[]
}

export const KINDS: readonly Kind[] = [
  { months: [1, 7], letter: 'BRT', sport: 'bridge', zh: '全国桥牌团体锦标赛', en: 'National Teams Championship', category: 'national', day: 18, size: 4, sides: 6, named: true, stages: [swiss(3, matches(4)), knockout({ method: 'teamImp', match: { boards: 4, segments: 1 } })] },
  { months: [4, 10], letter: 'BRB', sport: 'bridge', zh: '桥牌地区双人赛', en: 'Regional Pairs', category: 'regional', day: 20, size: 2, sides: 10, stages: [pairsStage('matchpoint', 2)] },
  { months: [5], letter: 'BRD', sport: 'bridge', zh: '桥牌 IMP 双人赛', en: 'IMP Pairs', category: 'regional', day: 26, size: 2, sides: 10, stages: [pairsStage('crossImp', 2)] },
  { months: [0, 4, 6, 10], letter: 'GUA', sport: 'guandan', zh: '掼蛋俱乐部积分赛', en: 'Club Guandan', category: 'club', day: 15, size: 2, sides: 10, stages: [swiss(5, BY_DEALS)] },
  { months: [2, 8], letter: 'GUC', sport: 'guandan', zh: '全国掼蛋大赛', en: 'National Guandan Cup', category: 'national', day: 22, size: 2, sides: 12, stages: [swiss(4, BY_DEALS), knockout(BY_DEALS)] },
  { months: [1, 3, 7, 9], letter: 'MAA', sport: 'mahjong', zh: '国标麻将月赛', en: 'Monthly Mahjong', category: 'club', day: 8, size: 1, sides: 16, stages: [individual] },
  { months: [5, 11], letter: 'MAC', sport: 'mahjong', zh: '全国国标麻将锦标赛', en: 'National Mahjong Championship', category: 'national', day: 24, size: 1, sides: 28, stages: [individual] },
] // biome-ignore format: a table

/** When everything of an event is over: its windows have run out; before the present day, as events are that old. */
const closed = (held: HeldStage): Date => hourOf(daysAfter(held.plan.day, 9), '10:00')

const organiserOf = (random: Random, { federation, associations, clubs }: Federation, category: string): Body => {
  if (category === 'national') return federation
  return category === 'regional' ? (associations[0] ?? federation) : random.pick(clubs)
}

export const planOf = (
  season: Season,
  kind: Kind,
  month: string,
  at: number,
  more: Partial<EventPlan> = {},
): EventPlan => {
  const { letter, sport, zh, en, category, day, size, sides, named, stages } = kind
  const random = season.hall.random.fork(`field/${letter}/${at}`)
  const latest = daysAfter(season.today, -12)
  const usual = `${month}-${String(day).padStart(2, '0')}`
  const planned = usual < latest ? usual : latest
  const [year, number] = [month.slice(0, 4), Number(month.slice(5))]
  return {
    sport,
    code: `${letter}-${month}`,
    nameZh: `${year}年${number}月${zh}`,
    nameEn: `${en} ${month}`,
    category,
    organiser: organiserOf(random, season.bodies, category),
    day: planned,
    begins: hourOf(planned, '09:00'),
    sides: sidesOf(field(random, season, sport, size * sides), size, named ? TEAMS : undefined),
    stages,
    reaches: 'official',
    ...more,
  }
}

/** The evenings of a club count together: the best four of each player, as a percentage. */
const countTogether = async ({ troupe, office }: Hall, event: string, at: Date, earlier?: string): Promise<void> => {
  if (earlier) await troupe.act(office, at, 'setSeries', { event, withCode: earlier })
  else
    await troupe.act(office, at, 'setSeriesTerms', {
      event,
      ...{ nameZh: '俱乐部月赛年度总成绩', nameEn: 'Club evenings of the year' },
      ...{ by: 'player', measure: 'percent', sum: 'mean', best: 4, least: 2 },
    })
}

/** A club sends the file of its evening, and the office takes it in: it finds everybody by the member number. */
const takeInEvening = async (season: Season, month: string, at: number, earlier?: string): Promise<void> => {
  const { hall, bodies } = season
  const { troupe, office } = hall
  const random = hall.random.fork(`evening/${at}`)
  const club = hall.random.fork('evenings').pick(bodies.clubs)
  const people = field(random, season, 'bridge', 28)
  const pairs = sidesOf(people, 2).map(({ people: [a, b] }) => [a, b] as [Person, Person])
  const latest = daysAfter(season.today, -12)
  const day = `${month}-12` < latest ? `${month}-12` : latest
  const title = `Monthly Club Pairs ${month}`
  const content = new TextEncoder().encode(eveningFile(random, { title, club, day, pairs, boardsARound: 2 }))
  const read = hourOf(daysAfter(day, 1), '09:30')
  const upload = await troupe.bring(office, read, { results: club.id }, `CLB-${month}.xml`, content)
  type People = { key: string; externalId: string | null }[]
  const { import: file } = await troupe.act<{ import: { id: string; summary: { people: People } } }>(
    office,
    read,
    'readResultsFile',
    { organisation: club.id, upload },
    'import { id summary { people { key externalId } } }',
  )
  const byNumber = new Map(people.map(one => [one.number, one.id]))
  const decisions = file.summary.people.map(({ key, externalId }) => ({
    key,
    is: { person: byNumber.get(externalId ?? '') },
  }))
  type Taken = { event: { id: string; stages: { id: string; provisional: { id: string } }[] } }
  const { event } = await troupe.act<Taken>(
    office,
    read,
    'commitImport',
    {
      import: file.id,
      category: 'club',
      code: `CLB-${month}`,
      nameZh: `${month.slice(0, 4)}年${Number(month.slice(5))}月桥牌双人俱乐部月赛`,
      nameEn: title,
      decisions,
    },
    'event { id stages { id provisional { id } } }',
  )
  const [stage] = event.stages
  if (!stage) throw new Error(`no stage of ${title}`)
  await troupe.act(office, read, 'publishStandings', { stage: stage.id, revision: stage.provisional.id })
  await countTogether(hall, event.id, read, earlier)
  await finishEvent(hall, [stage.id], hourOf(daysAfter(day, 9), '10:00'))
}

/** Ratings need some results behind them before a list says anything. */
const RATED_AFTER = 5

const issueLists = async ({ hall, rankings, today, months }: Season, month: string, at: number): Promise<void> => {
  const asOf = lastDayOf(month)
  const day = daysAfter(asOf, 10)
  if (asOf >= today) return
  const when = hourOf(day < today ? day : daysAfter(today, -1), '10:00')
  const due = rankings.filter(({ kind }) => kind === 'points' || at >= Math.min(RATED_AFTER, months - 1))
  await eachOf(due, 2, ({ code }) => hall.troupe.act(hall.office, when, 'issueList', { ranking: code, asOf }))
}

/** What is done about an event before its windows close. */
export type AfterPlay = (held: HeldStage) => Promise<void>

/** Month by month: events are held, several side by side, and lists issued on the tenth of the next month. */
export const playYear = async (
  season: Season,
  report: (step: string) => void,
  more: (kind: string, at: number) => Partial<EventPlan> & { readonly afterwards?: AfterPlay },
): Promise<void> => {
  const { hall, months, today } = season
  let earlier: string | undefined
  for (let at = 0; at < months; at++) {
    const month = monthsAfter(today, at - months)
    report(month)
    const kinds = KINDS.filter(kind => kind.months.includes(at + 12 - months))
    const hasEvening = at % 2 === 0 || at === months - 1
    const works = [
      ...(hasEvening ? [() => takeInEvening(season, month, at, earlier)] : []),
      ...kinds.map(kind => async () => {
        const { afterwards, ...changes } = more(kind.letter, at)
        const held = await holdEvent(hall, planOf(season, kind, month, at, changes))
        await afterwards?.(held)
        await finishEvent(hall, held.stages, closed(held))
      }),
    ]
    await eachOf(works, 3, work => work())
    if (hasEvening) earlier = `CLB-${month}`
    await issueLists(season, month, at)
  }
}
