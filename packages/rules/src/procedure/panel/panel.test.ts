import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Candidate, choosePanel, type PanelRule } from './choose-panel.js'
import { monthsBefore } from './calendar.js'
import { conflictPresets } from './conflict-presets.js'
import { drawOrder, lotOf } from './draw.js'
import { findConflicts } from './find-conflicts.js'
import { type Relation, relationKinds } from './relation.js'

const TODAY = '2026-11-21'
const severities = (relations: readonly Relation[], level: keyof typeof conflictPresets = 'national') =>
  findConflicts(relations, conflictPresets[level], TODAY).map(({ code, severity }) => `${code}:${severity}`)

test.each([
  ['2026-11-21', 12, '2025-11-21'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2000-03-30', 1, '2000-02-29'],
  ['2100-03-30', 1, '2100-02-28'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-01-31', 25, '2023-12-31'],
])('%s, %i months before is %s', (day, months, expected) => {
  expect(monthsBefore(day, months)).toBe(expected)
})

describe('ties', () => {
  test.each<[string, Relation, string[]]>([
    ['a party', { kind: 'party' }, ['party:hard']],
    ['who gave the ruling', { kind: 'gaveRuling' }, ['gaveRuling:hard']],
    ['who was asked about it', { kind: 'consultedOnRuling' }, ['consultedOnRuling:hard']],
    ['another director of the event', { kind: 'directedEvent' }, ['directedEvent:soft']],
    ['a partner of this year', { kind: 'partner', on: '2026-02-01' }, ['partner:hard']],
    ['a partner on the very day a year ago', { kind: 'partner', on: '2025-11-21' }, ['partner:hard']],
    ['a partner the day before that', { kind: 'partner', on: '2025-11-20' }, ['partner:soft']],
    ['a partner two years ago to the day', { kind: 'partner', on: '2024-11-21' }, ['partner:soft']],
    ['a partner longer ago', { kind: 'partner', on: '2024-11-20' }, []],
    ['a team-mate lately', { kind: 'teamMate', on: '2026-06-30' }, ['teamMate:hard']],
    ['of the same club', { kind: 'sameClub' }, ['sameClub:hard']],
    ['of the same association', { kind: 'sameAssociation' }, ['sameAssociation:soft']],
    ['of the same federation', { kind: 'sameFederation' }, []],
    ['an opponent in the event', { kind: 'opponent' }, ['opponent:soft']],
    ['gains a place', { kind: 'placeAtStake', places: 1 }, ['placeAtStake:hard']],
    ['loses a place', { kind: 'placeAtStake', places: -2 }, ['placeAtStake:hard']],
    ['stays where he is', { kind: 'placeAtStake', places: 0 }, []],
    ['would hear the next level', { kind: 'nextBody' }, ['nextBody:hard']],
    ['suspended until tomorrow', { kind: 'underSanction', until: '2026-11-22' }, ['underSanction:hard']],
    ['suspended until today', { kind: 'underSanction', until: '2026-11-21' }, []],
    ['suspended without end', { kind: 'underSanction' }, ['underSanction:hard']],
    ['family, declared', { kind: 'family' }, ['family:hard']],
    ['something else, declared', { kind: 'otherDeclared' }, ['otherDeclared:soft']],
    ['pinned by the administrator', { kind: 'pinned' }, ['pinned:hard']],
  ])('%s', (_, relation, expected) => {
    expect(severities([relation])).toEqual(expected)
  })

  test.each<[keyof typeof conflictPresets, string[]]>([
    ['club', []],
    ['regional', ['sameClub:hard']],
    ['national', ['sameClub:hard', 'sameAssociation:soft']],
    ['international', ['sameClub:hard', 'sameAssociation:hard', 'sameFederation:hard']],
  ])('at %s level', (level, expected) => {
    expect(severities([{ kind: 'sameFederation' }, { kind: 'sameAssociation' }, { kind: 'sameClub' }], level)).toEqual(
      expected,
    )
  })

  it('the latest of several ties to one person counts', () => {
    const found = findConflicts(
      [
        { kind: 'partner', with: 'p1', on: '2025-01-01' },
        { kind: 'partner', with: 'p1', on: '2026-05-01' },
        { kind: 'partner', with: 'p1', on: '2024-12-31' },
      ],
      conflictPresets.national,
      TODAY,
    )
    expect(found).toEqual([{ code: 'partner', severity: 'hard', with: 'p1', on: '2026-05-01' }])
  })

  it('every preset weighs every kind', () => {
    for (const preset of Object.values(conflictPresets)) {
      expect(Object.keys(preset.weights).sort()).toEqual([...relationKinds].sort())
    }
  })
})

const hard = { code: 'party', severity: 'hard' } as const
const soft = { code: 'opponent', severity: 'soft' } as const
const somebody = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  findings: [],
  served: 0,
  mayChair: true,
  ...more,
})
const THREE: PanelRule = { size: 3, quorum: 3, reserves: 2, chairVotes: true }

describe('the draw', () => {
  it('is the same for the same seed and has nothing to do with the order asked', () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    expect(drawOrder('AC-2026-014/1', names)).toEqual(drawOrder('AC-2026-014/1', [...names].reverse()))
    expect(drawOrder('AC-2026-014/1', names).map(lot => lot.id)).not.toEqual(
      drawOrder('AC-2026-014/2', names).map(lot => lot.id),
    )
  })

  it('gives a lot that is written down once and for all', () => {
    expect(lotOf('AC-2026-014/1', 'a')).toBe('c6f183d4446d517a')
  })

  it('favours nobody', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const first = new Map(names.map(name => [name, 0]))
    for (let n = 0; n < 6000; n++) {
      const winner = drawOrder(`AC-2026-${n}`, names)[0]?.id as string
      first.set(winner, (first.get(winner) ?? 0) + 1)
    }
    for (const count of first.values()) {
      expect(count).toBeGreaterThan(850)
      expect(count).toBeLessThan(1150)
    }
  })
})

describe('a panel', () => {
  it('leaves out hard ties and the unavailable, and prefers those without soft ones', () => {
    const roster = [
      somebody('hard', { findings: [hard] }),
      somebody('away', { unavailable: true }),
      somebody('soft', { findings: [soft] }),
      somebody('one', { served: 3 }),
      somebody('two'),
      somebody('three', { served: 1 }),
    ]
    const chosen = choosePanel(roster, THREE, 'seed')
    expect(chosen).toMatchObject({ ok: true, value: { chair: 'two', members: ['two', 'three', 'one'] } })
    expect(chosen.ok && chosen.value.reserves).toEqual(['soft'])
  })

  it('goes by who sat longest ago before it draws', () => {
    const roster = [
      somebody('new', { lastServed: '2026-10-01' }),
      somebody('old', { lastServed: '2025-01-01' }),
      somebody('older', { lastServed: '2024-01-01' }),
      somebody('never'),
    ]
    const chosen = choosePanel(roster, THREE, 'seed')
    expect(chosen.ok && chosen.value.members).toEqual(['never', 'older', 'old'])
  })

  it('seats no two of one federation where the rule says so', () => {
    const roster = ['a', 'b', 'c', 'd'].map((id, at) => somebody(id, { group: at < 2 ? 'CN' : id, served: at }))
    const chosen = choosePanel(roster, { ...THREE, perGroup: 1 }, 'seed')
    expect(chosen.ok && chosen.value.members).toEqual(['a', 'c', 'd'])
  })

  it('has a chair beside the voters where the chair does not vote', () => {
    const roster = ['a', 'b', 'c', 'd'].map((id, at) => somebody(id, { served: at }))
    const chosen = choosePanel(roster, { ...THREE, chairVotes: false }, 'seed')
    expect(chosen).toMatchObject({ ok: true, value: { chair: 'a', members: ['b', 'c', 'd'], reserves: [] } })
  })

  test.each<[string, readonly Candidate[], PanelRule, string]>([
    ['an even number', [], { ...THREE, size: 4 }, 'PANEL_NUMBER_NOT_ODD'],
    ['nobody at all', [], { ...THREE, size: 0 }, 'PANEL_NUMBER_NOT_ODD'],
    ['a quorum that never meets', [], { ...THREE, quorum: 4 }, 'PANEL_QUORUM_IMPOSSIBLE'],
    ['a quorum of a minority', [], { ...THREE, size: 5, quorum: 2 }, 'PANEL_QUORUM_IMPOSSIBLE'],
    ['no chair', [somebody('a', { mayChair: false })], { ...THREE, size: 1, quorum: 1 }, 'PANEL_CHAIR_MISSING'],
    ['too few', [somebody('a'), somebody('b')], THREE, 'PANEL_TOO_FEW'],
  ])('is refused: %s', (_, roster, rule, code) => {
    const chosen = choosePanel(roster, rule, 'seed')
    expect(chosen.ok || chosen.error.map(problem => problem.code)).toContain(code)
  })

  it('for any roster: odd, eligible, no one twice, the same again from the same seed', () => {
    const candidate = fc.record({
      findings: fc.subarray([hard, soft]),
      served: fc.nat(3),
      mayChair: fc.boolean(),
      unavailable: fc.boolean(),
      group: fc.constantFrom('CN', 'SG', 'JP'),
    })
    fc.assert(
      fc.property(
        fc.array(candidate, { maxLength: 12 }),
        fc.constantFrom(1, 3, 5),
        fc.string(),
        (people, size, seed) => {
          const roster = people.map((each, at) => ({ ...each, id: `p${at}` }))
          const rule = { size, quorum: size, reserves: 2, chairVotes: true }
          const chosen = choosePanel(roster, rule, seed)
          expect(choosePanel([...roster].reverse(), rule, seed)).toEqual(chosen)
          if (!chosen.ok) return
          const everybody = [...chosen.value.members, ...chosen.value.reserves]
          expect(chosen.value.members).toHaveLength(size)
          expect(chosen.value.members).toContain(chosen.value.chair)
          expect(new Set(everybody).size).toBe(everybody.length)
          for (const id of everybody) {
            const person = roster.find(each => each.id === id)
            expect(person?.findings).not.toContain(hard)
            expect(person?.unavailable).toBe(false)
          }
        },
      ),
    )
  })
})
