import { casebook, caseTexts } from './case-texts.js'
import { admitCase, type Court, DIRECTOR, fileCase, ruleAt, type Ruled, seatPanel } from './cases.js'
import { dayIn, minutesAfter } from './days.js'
import { SECOND } from './logins.js'
import { type EventPlan, type HeldStage, holdEvent, type StagePlan } from './events.js'
import type { Sport } from './people.js'
import { BY_DEALS, field, individual, pairsStage, type Season, sidesOf, swiss } from './seasons.js'

interface Show {
  readonly code: string
  readonly sport: Sport
  readonly zh: string
  readonly en: string
  readonly size: number
  readonly sides: number
  readonly stage: StagePlan
  readonly reaches: EventPlan['reaches']
  /** When the first round begins, in minutes from now. */
  readonly begins: number
  /** Whom players who sit alone play for, in turn. */
  readonly teams?: readonly string[]
}

/** What the regulations of the guandan open say themselves, before the articles of the rules. */
const OWN_PENALTIES = [
  { article: '6.2', zh: '迟到 5 分钟以上', en: 'More than five minutes late', measure: 'points', amount: '0.5' },
  { article: '6.3', zh: '迟到 5 分钟以上', en: 'More than five minutes late', from: 2, measure: 'points', amount: '1' },
  { article: '8.1', zh: '比赛中使用手机', en: 'A telephone used during play', measure: 'points', amount: '1' },
] as const

/** What is going on: a round being played in each sport, results on their way, a case heard, an event to come. */
const SHOWS = {
  bridge: { code: 'BRA', sport: 'bridge', zh: '桥牌双人俱乐部月赛', en: 'Monthly Club Pairs', size: 2, sides: 14, stage: pairsStage('matchpoint', 3), reaches: 'running', begins: -90 },
  guandan: { code: 'GUB', sport: 'guandan', zh: '掼蛋地区公开赛', en: 'Regional Guandan Open', size: 2, sides: 24, stage: swiss(6, { ...BY_DEALS, penalties: OWN_PENALTIES }), reaches: 'running', begins: -100 },
  mahjong: { code: 'MAB', sport: 'mahjong', zh: '国标麻将地区赛', en: 'Regional Mahjong Open', size: 1, sides: 28, stage: individual, reaches: 'running', begins: -300 },
  provisional: { code: 'BRC', sport: 'bridge', zh: '桥牌地区公开双人赛', en: 'Regional Open Pairs', size: 2, sides: 10, stage: pairsStage('matchpoint', 2), reaches: 'provisional', begins: -1440 },
  heard: { code: 'GUP', sport: 'guandan', zh: '掼蛋地区积分赛', en: 'Regional Guandan Points', size: 2, sides: 10, stage: swiss(4, BY_DEALS), reaches: 'published', begins: -2880 },
  published: { code: 'MAP', sport: 'mahjong', zh: '国标麻将地区积分赛', en: 'Regional Mahjong Points', size: 1, sides: 16, stage: individual, reaches: 'published', begins: -480, teams: ['雄鹰 Eagles', '猛虎 Tigers', '飞龙 Dragons', '麒麟 Unicorns'] },
  announced: { code: 'BRN', sport: 'bridge', zh: '桥牌新秀双人赛', en: 'Newcomers Pairs', size: 2, sides: 8, stage: pairsStage('matchpoint', 3), reaches: 'announced', begins: 8 * 1440 },
} as const satisfies Record<string, Show> // biome-ignore format: a table

const OFFICIALS = [
  { email: DIRECTOR, role: 'director' },
  { email: 'director2@paiji.example', role: 'director' },
  { email: 'scorer@paiji.example', role: 'scorer' },
] as const

/** The team of each player, one after the other. */
const inTurn = ({ teams, sides }: Show): readonly string[] | undefined =>
  teams && Array.from({ length: sides }, (_, at) => teams[at % teams.length] ?? '')

const planOf = (season: Season, show: Show): EventPlan => {
  const { hall, bodies } = season
  const begins = minutesAfter(hall.now, show.begins)
  const day = dayIn(begins)
  const month = day.slice(0, 7)
  const random = hall.random.fork(`show/${show.code}`)
  return {
    sport: show.sport,
    code: `${show.code}-${month}`,
    nameZh: `${month.slice(0, 4)}年${Number(month.slice(5))}月${show.zh}`,
    nameEn: `${show.en} ${month}`,
    category: 'regional',
    organiser: bodies.associations[0] ?? bodies.federation,
    day,
    begins,
    sides: sidesOf(field(random, season, show.sport, show.size * show.sides), show.size, inTurn(show)),
    stages: [show.stage],
    reaches: show.reaches,
    officials: OFFICIALS,
  }
}

/** Two rulings against the demo's own pair, given now: one to appeal, and one that the partner has appealed already. */
const openCases = async (court: Court, season: Season, held: HeldStage): Promise<void> => {
  const [player, partner] = season.couple
  const at = (minutes: number) => minutesAfter(season.hall.now, minutes)
  const [first, second] = caseTexts
  if (!first || !second) return
  await ruleAt(court, held, second, { player, at: at(-4) })
  const ruled = await ruleAt(court, held, first, { player, nth: 1, at: at(-3) })
  await fileCase(court, held, { ...ruled, side: [partner, player] }, at(-2))
}

/** A case that the committee is at work on. */
const heardCase = async (court: Court, held: HeldStage, ruled: Ruled): Promise<void> => {
  const { appeal, at } = await fileCase(court, held, ruled)
  await seatPanel(court, ruled, appeal, await admitCase(court, ruled, appeal, at))
}

/** A body asks for an event that nobody has decided on yet. */
const askForEvent = async ({ hall, bodies }: Season): Promise<void> => {
  const day = dayIn(minutesAfter(hall.now, 60 * 1440))
  const organiser = bodies.associations[1] ?? bodies.federation
  const proposal = {
    organisation: organiser.id,
    sport: 'bridge',
    code: `BRQ-${day.slice(0, 7)}`,
    nameZh: '桥牌城市队式邀请赛',
    nameEn: 'Cities Invitational Teams',
    category: 'regional',
    startsOn: day,
    endsOn: day,
    venue: organiser.nameZh,
    note: '场地已定，可容四十队。The hall is booked; it holds forty teams.',
  }
  await hall.troupe.act(SECOND, minutesAfter(hall.now, -30), 'requestEvent', proposal, 'request { id }')
}

interface Text {
  readonly section: string
  readonly text: { readonly zh: string; readonly en: string }
}

/** The event to come says who may enter, has its conditions of contest published with a note, and is kept as a template. */
const layConditions = async ({ hall }: Season, { event }: HeldStage): Promise<void> => {
  const { troupe, now } = hall
  const at = (minutes: number) => minutesAfter(now, minutes)
  const terms = { opensAt: at(-1440), closesAt: at(6 * 1440), teamMin: 2, teamMax: 2, capacity: 24 }
  const fee = { feeAmount: 10000, feeCurrency: 'CNY' }
  await troupe.act(DIRECTOR, at(-60), 'setEntryTerms', { event, expectedVersion: 0, ...terms, ...fee })
  const { event: found } = await troupe.read<{ event: { conditionsOfContest: { presets: Text[] } } }>(
    DIRECTOR,
    at(-50),
    'query ($id: ID!) { event(id: $id) { conditionsOfContest { presets { section text { zh en } } } } }',
    { id: event },
  )
  const sections = found.conditionsOfContest.presets.map(({ section, text }) => ({ section, ...text }))
  await troupe.act(DIRECTOR, at(-45), 'saveConditions', { event, expectedVersion: 0, sections })
  await troupe.act(DIRECTOR, at(-40), 'publishConditions', { event, expectedVersion: 1 })
  const names = { nameZh: '月度双人赛模板', nameEn: 'Monthly pairs, a template' }
  await troupe.act(hall.office, at(-35), 'saveEventTemplate', { event, ...names })
  const notes =
    '地铁二号线，东门入场。Line 2, by the east gate.\n八点开门，八点半签到。Doors at 8:00, check-in until 8:30.\n'
  const upload = await troupe.bring(DIRECTOR, at(-30), { document: event }, 'way.txt', new TextEncoder().encode(notes))
  await troupe.act(DIRECTOR, at(-29), 'attachDocument', { event, title: '交通与签到 Getting there', upload })
}

/** One person of the office proposes grades that were reached, another awards all but the last. */
const awardGrades = async ({ hall, bodies }: Season): Promise<void> => {
  const { troupe, now } = hall
  type Ready = { gradeCandidates: { edges: { node: { id: string; openCases: unknown[] } }[] } }
  const listed = '{ gradeCandidates(first: 100, state: ready) { edges { node { id openCases { number } } } } }'
  const at = (minutes: number) => minutesAfter(now, minutes)
  for (const sport of ['bridge', 'guandan', 'mahjong'])
    await troupe.act(hall.office, at(-32), 'findGradeCandidates', { organisation: bodies.federation.id, sport })
  const { gradeCandidates } = await troupe.read<Ready>(hall.office, at(-30), listed)
  const free = gradeCandidates.edges.map(edge => edge.node).filter(node => node.openCases.length === 0)
  const candidates = free.slice(0, 4).map(node => node.id)
  if (candidates.length === 0) return
  await troupe.act(hall.office, at(-25), 'proposeGrades', { candidates })
  const { gradeProposals } = await troupe.read<{ gradeProposals: { id: string }[] }>(
    SECOND,
    at(-20),
    '{ gradeProposals { id } }',
  )
  const proposals = gradeProposals.slice(0, -1).map(one => one.id)
  if (proposals.length > 0) await troupe.act(SECOND, at(-15), 'decideGrades', { proposals, award: true })
}

/** The player has a place certified, to be shown to others. */
const certify = async ({ hall }: Season): Promise<void> => {
  const { troupe, now } = hall
  const player = 'player@paiji.example'
  const at = minutesAfter(now, -10)
  const { myCertifiable } = await troupe.read<{
    myCertifiable: readonly { kind: string; subject: string; entry: string | null }[]
  }>(player, at, '{ myCertifiable(first: 50) { kind subject entry } }')
  const place = myCertifiable.find(({ kind }) => kind === 'placing')
  if (!place) return
  const of = { placing: { revision: place.subject, entry: place.entry } }
  await troupe.act(player, at, 'issueCertificate', { of, showNumber: true, showClub: false })
}

/** The last days: what the office, the directors, the players and the clerk find on their desks. */
export const playPresent = async (season: Season, court: Court): Promise<void> => {
  const { hall } = season
  const [text] = casebook.guandan
  const hold = (show: Show, more: Partial<EventPlan> = {}) => holdEvent(hall, { ...planOf(season, show), ...more })
  await Promise.all([hold(SHOWS.bridge), hold(SHOWS.guandan), hold(SHOWS.mahjong)])
  const [, announced] = await Promise.all([hold(SHOWS.published), hold(SHOWS.announced)])
  await layConditions(season, announced)
  await awardGrades(season)
  await certify(season)
  await askForEvent(season)
  await openCases(court, season, await hold(SHOWS.provisional))
  let ruled: Ruled | undefined
  const heard = await hold(SHOWS.heard, {
    atTheTables: async held => {
      if (text) ruled = await ruleAt(court, held, text)
    },
  })
  if (ruled) await heardCase(court, heard, ruled)
}
