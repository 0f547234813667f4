import { perfectDesign } from '@paiji/rules/mahjong'
import { nextRound, type Stage, type StageResult, type StageState } from '@paiji/rules/pairing'
import { Ratios } from '@paiji/rules'
import { playMitchell } from './bridge-session.js'
import type { PlannedEvent } from './calendar.js'
import { drawPlayers, type PlayedField, pairsOf, playerOf } from './field.js'
import { guandanSettings, playGame } from './guandan-session.js'
import { playTable } from './mahjong-session.js'
import type { SeededPerson } from './people.js'
import type { Random } from '../../seed/random.js'
import { type RoundSpec, type SheetSpec, sideMark, sideOfMark, type TableSpec } from '../scenario.js'

/** Rounds begin at half past nine in the morning, so many minutes after one another. */
const startOf = (plan: PlannedEvent, round: number, minutes: number): Date =>
  new Date(Date.parse(`${plan.day}T01:30:00Z`) + (round - 1) * minutes * 60_000)

interface Pace {
  readonly method: RoundSpec['method']
  readonly minutes: number
  /** The round that is being played. */
  readonly current: number
}

const statusOf = (round: number, current: number): RoundSpec['status'] => {
  if (round < current) return 'CLOSED'
  return round === current ? 'OPEN' : 'PLANNED'
}

/** The rounds that a list of sheets was played in, with their tables. */
const roundsOf = (plan: PlannedEvent, sheets: readonly SheetSpec[], pace: Pace): RoundSpec[] => {
  const rounds = new Map<number, Map<string, TableSpec>>()
  for (const { round = 0, table = '', sides, board } of sheets) {
    const tables = rounds.get(round) ?? new Map<string, TableSpec>()
    rounds.set(round, tables)
    const boards = [...(tables.get(table)?.boards ?? []), ...(board ? [board] : [])]
    tables.set(table, { label: table, sides, boards })
  }
  return [...rounds].map(([number, tables]) => ({
    number,
    status: statusOf(number, pace.current),
    method: pace.method,
    startsAt: startOf(plan, number, pace.minutes),
    minutes: pace.minutes,
    tables: [...tables.values()],
  }))
}

/** What has come in so far: all of the earlier rounds; of the current one all, part or nothing, by table. */
const entered = (sheets: readonly SheetSpec[], current: number): SheetSpec[] => {
  const seen = new Map<string, number>()
  return sheets.filter(({ round = 0, table = '' }) => {
    if (round !== current) return round < current
    const before = seen.get(table) ?? 0
    seen.set(table, before + 1)
    const most = [0, Number.POSITIVE_INFINITY, 1][Number(table) % 3] ?? 0
    return before < most
  })
}

const bridgeField = (random: Random, plan: PlannedEvent, people: readonly SeededPerson[]): PlayedField => {
  const { entries, skills } = pairsOf(drawPlayers(random.fork('players'), people, plan.sport, plan.tables * 4), at => ({
    number: String(at + 1),
  }))
  const movement = { skills, rounds: plan.tables, boardsARound: 3, session: 1 }
  const { boards, sheets } = playMitchell(random.fork('play'), movement, true)
  const pace = { method: 'movement', minutes: 25, current: 4 } as const
  return {
    format: 'pairs',
    settings: { method: 'matchpoint', winners: 1 },
    entries,
    sessions: [{ number: 1, startsAt: startOf(plan, 1, 0), boards, rounds: roundsOf(plan, sheets, pace) }],
    sheets: entered(sheets, pace.current),
  }
}

const guandanStage: Stage = {
  id: 'swiss',
  format: { kind: 'swiss', rounds: 6, settings: { avoid: [{ label: 'club', untilRound: 4 }] } },
  carryOver: { kind: 'none' },
}

/** Rounds drawn by the stage's own rule, played as far as the current one. */
const guandanField = (random: Random, plan: PlannedEvent, people: readonly SeededPerson[]): PlayedField => {
  const { entries, skills } = pairsOf(drawPlayers(random.fork('players'), people, plan.sport, plan.tables * 4), at => ({
    number: String(at + 1),
    seed: at + 1,
  }))
  const play = random.fork('play')
  const won = skills.map(() => 0)
  const results: StageResult[] = []
  const rounds: RoundSpec[] = []
  const sheets: SheetSpec[] = []
  const current = 3
  for (let number = 1; number <= current; number++) {
    const sides = won.map((wins, at) => ({ id: sideMark(at), seed: at + 1, score: Ratios.ratio(2 * wins) }))
    const state: StageState = { sides, results, byes: [] }
    const next = nextRound(guandanStage, state)
    if (next.kind !== 'round') throw new Error(`no round ${number} for the demo`)
    const tables = next.matches.map(match => ({
      label: String(match.table),
      match: match.slot,
      sides: match.sides.map(sideOfMark),
      because: match.because,
    }))
    const startsAt = startOf(plan, number, 60)
    rounds.push({ number, status: statusOf(number, current), method: 'drawn', startsAt, minutes: 50, tables })
    for (const { label, match, sides } of tables) {
      const [home = 0, away = 0] = sides
      const game = playGame(play, [skills[home] ?? 0, skills[away] ?? 0])
      const winner = game.homeWins ? home : away
      won[winner] = (won[winner] ?? 0) + 1
      results.push({ round: number, slot: match, sides: sides.map(sideMark), winner: sideMark(winner) })
      sheets.push({ slot: `r${number}/t${label}`, round: number, table: label, sides, sheet: game.sheet })
    }
  }
  return {
    format: 'swiss',
    settings: guandanSettings,
    plan: { format: guandanStage.format, carryOver: guandanStage.carryOver },
    entries,
    sessions: [{ number: 1, startsAt: startOf(plan, 1, 0), rounds }],
    sheets: entered(sheets, current),
  }
}

const mahjongField = (random: Random, plan: PlannedEvent, people: readonly SeededPerson[]): PlayedField => {
  const players = drawPlayers(random.fork('players'), people, plan.sport, plan.tables * 4)
  const play = random.fork('play')
  const sheets = (perfectDesign(players.length) ?? []).flatMap((tables, at) =>
    tables.map((seated, table): SheetSpec => {
      const sides = seated.map(player => player - 1)
      const skills = sides.map(side => players[side]?.skill ?? 0)
      const place = { round: at + 1, table: String(table + 1) }
      return { slot: `r${place.round}/t${place.table}`, ...place, sides, sheet: playTable(play, skills) }
    }),
  )
  const pace = { method: 'seating', minutes: 90, current: 3 } as const
  return {
    format: 'individual',
    settings: {},
    entries: players.map((player, at) => ({
      number: String(at + 1),
      nameAsEntered: player.display,
      players: [playerOf(player)],
    })),
    sessions: [{ number: 1, startsAt: startOf(plan, 1, 0), rounds: roundsOf(plan, sheets, pace) }],
    sheets: entered(sheets, pace.current),
  }
}

type Field = (random: Random, plan: PlannedEvent, people: readonly SeededPerson[]) => PlayedField

/** One line per sport. */
const fields: Readonly<Record<string, Field>> = { bridge: bridgeField, guandan: guandanField, mahjong: mahjongField }

/** An event in the middle of a round: tables seated, some of the sheets in. */
export const runningField = (
  random: Random,
  plan: PlannedEvent,
  people: readonly SeededPerson[],
): PlayedField | undefined => fields[plan.sport]?.(random, plan, people)
