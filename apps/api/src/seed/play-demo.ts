import type { FrontDoor } from '../http/front-door.js'
import { linkOffice, openAccounts, openOffice } from './accounts.js'
import { casebook, type CaseText } from './case-texts.js'
import { type Court, DIRECTOR, ruleAt, ruleLed, type Ruled, ruleSpoilt, settleCase } from './cases.js'
import { correctSheet, type Mistake } from './corrections.js'
import { dayIn, daysAfter, hourOf, monthsAfter } from './days.js'
import type { HeldStage } from './events.js'
import { type Body, type Federation, foundDemo, makeBodies } from './federation.js'
import { OFFICE, SECOND } from './logins.js'
import { type Person, registerPeople, type Sport } from './people.js'
import { makePolicies } from './policies.js'
import { playPresent } from './present.js'
import { createRandom } from './random.js'
import { keepRegister } from './register-life.js'
import { playYear, type Season } from './seasons.js'
import { createTroupe, eachOf, type Troupe } from './troupe.js'

export interface DemoOptions {
  readonly door: FrontDoor
  /** The moment the demo ends at; its year lies before. */
  readonly now: Date
  /** Told what is being made, for a person who waits. */
  readonly onProgress?: (step: string) => void
  /** Months of results before the present one; a year unless told. Tests need less. */
  readonly months?: number
}

const PEOPLE = 280

/** Who of the register holds which log-in. */
const RESERVED = { director: 100, scorer: 101, committee: 103, committee2: 104, committee3: 105 } as const
const COMMITTEE = ['committee', 'committee2', 'committee3'] as const

interface Cast {
  readonly bodies: Federation
  readonly people: readonly Person[]
  readonly players: readonly Person[]
  readonly couple: readonly [Person, Person]
}

/** The players are all but those who hold an office, and those of their clubs. */
const castOf = (bodies: Federation, people: readonly Person[]): Cast => {
  const reserved = Object.values(RESERVED).map(at => people[at])
  const clubs = new Set(reserved.map(one => one?.club))
  const players = people.filter(one => !clubs.has(one.club))
  const best = [...players].filter(one => one.sport === 'bridge').sort((a, b) => b.skill - a.skill)
  const [first, second] = best.filter(one => one.birthDate < '2000')
  if (!first || !second) throw new Error('Nobody plays bridge.')
  return { bodies, people, players, couple: [first, second] }
}

/** The log-ins, the committee, and who has which. */
const seatOffices = async (troupe: Troupe, opened: string, { bodies, people, couple }: Cast): Promise<Court> => {
  const { federation, associations } = bodies
  const at = hourOf(daysAfter(opened, 3), '09:00')
  const numbers: Record<string, string> = { player: couple[0].number, partner: couple[1].number }
  for (const [name, index] of Object.entries(RESERVED)) numbers[name] = people[index]?.number ?? ''
  await openAccounts(troupe, at, federation, { numbers, association: associations[0] ?? federation })
  await eachOf(COMMITTEE, 3, name =>
    troupe.act(OFFICE, at, 'nameCommitteeMember', {
      organisation: federation.id,
      person: people[RESERVED[name]]?.id,
      body: 'appeals',
      standing: 'expert',
      from: opened,
    }),
  )
  const panel = COMMITTEE.map(name => ({
    email: `${name}@paiji.example`,
    person: people[RESERVED[name]]?.id ?? '',
  }))
  const logins = new Map([
    [couple[0].id, Promise.resolve('player@paiji.example')],
    [couple[1].id, Promise.resolve('partner@paiji.example')],
  ])
  return { troupe, federation, panel, logins }
}

/** The events with cases that end in the casebook, and how many: by letter and month of the year. */
const CASES: Readonly<Record<string, number>> = {
  'BRT/1': 3,
  'BRT/7': 2,
  'BRB/4': 3,
  'BRB/10': 3,
  'BRD/5': 2,
  'GUC/2': 2,
  'GUC/8': 2,
  'GUA/4': 1,
  'GUA/6': 2,
  'GUA/10': 2,
  'MAC/5': 3,
  'MAC/11': 2,
  'MAA/1': 2,
  'MAA/3': 1,
}

/** Hands out the cases of each sport in their order, those of match points to events that count them. */
const caseHandout = () => {
  const left: Record<Sport, readonly CaseText[]> = { ...casebook }
  return ({ sport, stages }: HeldStage['plan'], count: number): readonly CaseText[] => {
    const byMatchpoints = (stages[0]?.settings as { method?: string } | undefined)?.method === 'matchpoint'
    const due = left[sport].filter(({ book }) => byMatchpoints || book?.at === undefined).slice(0, count)
    left[sport] = left[sport].filter(text => !due.includes(text))
    return due
  }
}

const MISTAKES: Readonly<Record<string, Omit<Mistake, 'at'>>> = {
  'BRB/10': { kind: 'typo', reason: '记分表上庄家方位抄错。The declarer was copied wrongly.' },
  'GUA/0': { kind: 'typo', reason: '名次顺序记反。The finishing order was written the wrong way round.' },
  'MAA/7': { kind: 'lateResult', reason: '番数漏记二十四番。Twenty-four points were left out.' },
  'MAA/9': { kind: 'typo', reason: '牌手来函指出番数有误。A player pointed out a wrong score.', pending: true },
}

const playPast = async (season: Season, court: Court, report: (step: string) => void): Promise<void> => {
  const late: (() => Promise<void>)[] = []
  const casesOf = caseHandout()
  await playYear(season, report, (letter, at) => {
    const key = `${letter}/${at + 12 - season.months}`
    const mistake = MISTAKES[key]
    const tried = CASES[key]
    const rulings: Ruled[] = []
    return {
      ...(tried
        ? {
            officials: [{ email: DIRECTOR, role: 'director' as const }],
            atTheTables: async held => {
              const player = held.plan.sport === 'bridge' ? season.couple[0] : undefined
              const plays = player && held.entryOf.has(player.id)
              for (const [nth, text] of casesOf(held.plan, tried).entries())
                rulings.push(
                  await ruleAt(court, held, text, { nth: -2 - nth, ...(plays && nth === 0 ? { player } : {}) }),
                )
              if (letter === 'BRB') {
                await ruleSpoilt(court, held)
                await ruleLed(court, held)
              }
            },
          }
        : {}),
      afterwards: async held => {
        await eachOf(rulings, 3, ruled => settleCase(court, held, ruled, hourOf(season.today, '00:00')))
        if (!mistake) return
        // After every list that it has issued again: nothing is superseded before it was published.
        const at = hourOf(daysAfter(season.today, -1), `11:${10 + late.length}`)
        late.push(() => correctSheet(court.troupe, [OFFICE, SECOND], held, { ...mistake, at }))
      },
    }
  })
  for (const correct of late) await correct()
}

const open = async (troupe: Troupe, opened: string): Promise<{ federation: Body; bodies: Federation }> => {
  const federation = await foundDemo(troupe, hourOf(opened, '09:00'))
  await openOffice(troupe, hourOf(opened, '09:30'), federation)
  return { federation, bodies: await makeBodies(troupe, OFFICE, hourOf(opened, '10:00'), federation) }
}

/** The player says which mails come when, and follows the partner and the own club. */
const chooseNews = async (troupe: Troupe, at: Date, { couple }: Cast): Promise<void> => {
  const [player, partner] = couple
  const topics = [
    { topic: 'results', delivery: 'DAILY' },
    { topic: 'entries', delivery: 'AT_ONCE' },
  ]
  const quiet = { quietFrom: 22 * 60, quietUntil: 8 * 60 }
  await troupe.act('player@paiji.example', at, 'setMailChoices', { language: 'zh', ...quiet, topics })
  for (const subject of [{ person: partner.id }, { organisation: player.club }])
    await troupe.act('player@paiji.example', at, 'setFollow', { subject, followed: true })
}

/** Makes the demo federation as its own people would: a first day, a register, a year of results, and the present. */
export const playDemo = async ({ door, now, onProgress, months = 12 }: DemoOptions): Promise<Troupe> => {
  const report = onProgress ?? (() => undefined)
  const troupe = createTroupe(door)
  const random = createRandom('paiji')
  const today = dayIn(now)
  const opened = `${monthsAfter(today, -months - 1)}-01`
  report('federation')
  const { federation, bodies } = await open(troupe, opened)
  report('people')
  const registered = hourOf(daysAfter(opened, 1), '09:00')
  const about = { random: random.fork('people'), federation: bodies, count: PEOPLE, from: opened }
  const people = await registerPeople(troupe, OFFICE, registered, about)
  await linkOffice(troupe, hourOf(daysAfter(opened, 1), '17:00'), federation)
  report('policies')
  const next = `${monthsAfter(today, -Math.floor(months / 2))}-01`
  const days = { from: opened, next }
  const rankings = await makePolicies(troupe, OFFICE, hourOf(daysAfter(opened, 2), '09:00'), federation, days)
  const cast = castOf(bodies, people)
  const court = await seatOffices(troupe, opened, cast)
  await keepRegister({
    troupe,
    office: OFFICE,
    second: SECOND,
    random: random.fork('register'),
    ...cast,
    opened,
    today,
  })
  const hall = { troupe, office: OFFICE, random, now }
  const season = { hall, ...cast, rankings, today, months }
  await playPast(season, court, report)
  report('present')
  await playPresent(season, court)
  await chooseNews(troupe, now, cast)
  return troupe
}
