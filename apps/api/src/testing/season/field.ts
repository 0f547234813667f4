import type { SeededBody, SeededFederation } from './federation.js'
import type { PlannedEvent } from './calendar.js'
import type { SeededPerson } from './people.js'
import { playGuandan, guandanSettings } from './guandan-session.js'
import { playMitchell } from './bridge-session.js'
import { playMahjong } from './mahjong-session.js'
import type { Random } from '../../seed/random.js'
import type { EntrySpec, SessionSpec, SheetSpec } from '../scenario.js'

/** What a sport makes of a planned event: who entered, and what happened at the tables. */
export interface PlayedField {
  readonly format: string
  readonly settings: Record<string, unknown>
  readonly plan?: Record<string, unknown>
  readonly entries: readonly EntrySpec[]
  readonly sessions: readonly SessionSpec[]
  readonly sheets: readonly SheetSpec[]
}

interface Contestants {
  readonly entries: readonly EntrySpec[]
  readonly skills: readonly number[]
}

/** Regulars come most of the time; the rest of the sport's people fill the field. */
export const drawPlayers = (
  random: Random,
  people: readonly SeededPerson[],
  sport: string,
  count: number,
): SeededPerson[] => {
  const pool = people.filter(person => person.sports.includes(sport))
  const regulars = pool.filter((_, at) => at % 3 === 0)
  const chosen = new Set(random.shuffled(regulars).slice(0, Math.floor(count * 0.7)))
  for (const person of random.shuffled(pool)) {
    if (chosen.size >= count) break
    chosen.add(person)
  }
  return random.shuffled([...chosen])
}

export const playerOf = ({ id, display }: SeededPerson) => ({ personId: id, nameAsEntered: display })

export const pairsOf = (
  players: readonly SeededPerson[],
  numberOf: (at: number) => Omit<EntrySpec, 'nameAsEntered' | 'players'>,
): Contestants => {
  const count = Math.floor(players.length / 2)
  const pairs = Array.from({ length: count }, (_, at) => players.slice(at * 2, at * 2 + 2))
  return {
    entries: pairs.map((pair, at) => ({
      ...numberOf(at),
      nameAsEntered: pair.map(player => player.display).join(' / '),
      players: pair.map(playerOf),
    })),
    skills: pairs.map(pair => Math.trunc(pair.reduce((sum, player) => sum + player.skill, 0) / 2)),
  }
}

const startsAt = (plan: PlannedEvent): Date => new Date(`${plan.day}T01:30:00Z`)

const bridgeField = (random: Random, plan: PlannedEvent, people: readonly SeededPerson[]): PlayedField => {
  const { tables, winners } = plan
  const players = drawPlayers(random.fork('players'), people, plan.sport, tables * 4)
  const { entries, skills } = pairsOf(players, at =>
    winners === 2
      ? { number: String((at % tables) + 1), group: at < tables ? 'NS' : 'EW' }
      : { number: String(at + 1) },
  )
  const movement = { skills, rounds: Math.min(tables, 9), boardsARound: 3, session: 1 }
  const { boards, sheets } = playMitchell(random.fork('play'), movement, winners === 1)
  return {
    format: 'pairs',
    settings: { method: plan.method ?? 'matchpoint', winners },
    entries,
    sessions: [{ number: 1, startsAt: startsAt(plan), boards }],
    sheets,
  }
}

const guandanField = (random: Random, plan: PlannedEvent, people: readonly SeededPerson[]): PlayedField => {
  const players = drawPlayers(random.fork('players'), people, plan.sport, plan.tables * 4)
  const { entries, skills } = pairsOf(players, at => ({ number: String(at + 1) }))
  return {
    format: 'swiss',
    settings: guandanSettings,
    entries,
    sessions: [{ number: 1, startsAt: startsAt(plan) }],
    sheets: playGuandan(random.fork('play'), { skills, rounds: 6 }),
  }
}

const mahjongField = (random: Random, plan: PlannedEvent, people: readonly SeededPerson[]): PlayedField => {
  const players = drawPlayers(random.fork('players'), people, plan.sport, plan.tables * 4)
  const skills = players.map(player => player.skill)
  return {
    format: 'individual',
    settings: {},
    entries: players.map((player, at) => ({
      number: String(at + 1),
      nameAsEntered: player.display,
      players: [playerOf(player)],
    })),
    sessions: [{ number: 1, startsAt: startsAt(plan) }],
    sheets: playMahjong(random.fork('play'), { skills, rounds: 4 }),
  }
}

type Field = (random: Random, plan: PlannedEvent, people: readonly SeededPerson[]) => PlayedField

/** One line per sport; a sport without one is left out of the demo. */
const fields: Readonly<Record<string, Field>> = { bridge: bridgeField, guandan: guandanField, mahjong: mahjongField }

export const playField = (
  random: Random,
  plan: PlannedEvent,
  people: readonly SeededPerson[],
): PlayedField | undefined => fields[plan.sport]?.(random.fork(plan.code), plan, people)

/** Who holds an event: a club, an association, or the federation itself. */
export const organiserOf = (random: Random, plan: PlannedEvent, bodies: SeededFederation): SeededBody => {
  if (plan.category === 'national') return bodies.federation
  return random.fork(`organiser/${plan.code}`).pick(plan.category === 'club' ? bodies.clubs : bodies.associations)
}
