import { describe, expect, it } from 'vitest'
import { sports } from './sports.js'
import { admissibilityProblems, type FilingFacts } from './procedure/admissibility.js'
import {
  hearingBody,
  lawPartGoesTo,
  nextInstance,
  panelRequirements,
  panelSizeAllowed,
  reviewPower,
} from './procedure/hearing.js'
import { depositFate, depositFor, publicationDefault } from './procedure/outcome.js'
import { parseOverrides, withOverrides } from './procedure/overrides.js'
import { wcaLike } from './procedure/wca.js'
import { procedureOfEdition, procedures } from './procedures.js'
import { ebuLike } from './bridge/procedures/england.js'
import { bridge1999, bridge2007, bridge2017 } from './bridge/procedures/laws.js'
import { guandan2017 } from './guandan/procedures.js'
import { mahjong2006 } from './mahjong/procedures.js'
import { concurrenceNeeds, mayAppeal } from './procedure/standing.js'

const said = (verdict: { allowed: boolean; code?: string; clause: { article: string } }) =>
  `${verdict.allowed ? 'yes' : verdict.code} ${verdict.clause.article}`

describe('who may appeal', () => {
  it.each([
    [bridge2017, { subject: 'ruling', capacity: 'contestant' }, 'yes 92A'],
    [bridge2017, { subject: 'ruling', capacity: 'captain' }, 'yes 92A'],
    [bridge2017, { subject: 'ruling', capacity: 'organisation' }, 'CAPACITY_NOT_ENTITLED 92A'],
    [bridge2017, { subject: 'ruling', capacity: 'contestant', ownTable: false }, 'NOT_OWN_TABLE 92A'],
    [bridge2017, { subject: 'ruling', capacity: 'contestant', ownTable: true }, 'yes 92A'],
    [guandan2017, { subject: 'discipline', capacity: 'captain', ownTable: false }, 'yes 33.3'],
    [mahjong2006, { subject: 'ruling', capacity: 'captain' }, 'yes 3.12.1'],
    [mahjong2006, { subject: 'ruling', capacity: 'contestant', ownTable: false }, 'NOT_OWN_TABLE 3.12.1'],
    [wcaLike, { subject: 'eligibility', capacity: 'organisation' }, 'yes 15.2025.1'],
  ] as const)('%#', (procedure, question, expected) => {
    expect(said(mayAppeal(procedure, question))).toBe(expected)
  })

  const pair = (absent: boolean) => [
    { id: 'a', captain: false, absent: false },
    { id: 'b', captain: false, absent },
  ]
  const team = [
    { id: 'a', captain: false, absent: false },
    { id: 'b', captain: true, absent: false },
    { id: 'c', captain: false, absent: true },
  ]
  const needs = (found: ReturnType<typeof concurrenceNeeds>) => found.map(one => one.concurrence).join(' ')

  it.each([
    ['both partners', bridge2017, 'pair', pair(false), 'a', 'given pending'],
    ['an absent partner, 1999', bridge1999, 'pair', pair(true), 'a', 'given deemed'],
    ['an absent partner, 2007', bridge2007, 'pair', pair(true), 'a', 'given pending'],
    ['an absent partner, 2017', bridge2017, 'pair', pair(true), 'a', 'given pending'],
    ['an individual needs nobody', bridge1999, 'individual', pair(false).slice(0, 1), 'a', 'given'],
    ['a team needs its captain', bridge2017, 'team', team, 'a', 'given pending notNeeded'],
    ['the captain needs nobody', bridge2017, 'team', team, 'b', 'notNeeded given notNeeded'],
    ['guandan asks nobody else', guandan2017, 'pair', pair(false), 'a', 'given notNeeded'],
  ] as const)('%s', (_, procedure, kind, members, filer, expected) => {
    expect(needs(concurrenceNeeds(procedure, kind, members, filer))).toBe(expected)
  })
})

describe('who hears what', () => {
  const heard = (found: ReturnType<typeof hearingBody>) =>
    found.allowed ? `${found.body}${found.final ? ' final' : ''} ${found.clause.article}` : said(found)

  it.each([
    [bridge2017, 'law', 1, true, 'chiefDirector 93B1'],
    [bridge2017, 'judgement', 1, true, 'committee 93B2'],
    [bridge2017, 'judgement', 1, false, 'chiefDirector 93A'],
    [bridge2017, 'law', 2, true, 'committee 93B1'],
    [bridge2017, 'law', 2, false, 'nationalAuthority 93C'],
    [bridge2017, 'law', 3, true, 'nationalAuthority final 93C'],
    [bridge2017, 'judgement', 2, true, 'nationalAuthority final 93C'],
    [bridge2017, 'judgement', 3, true, 'NO_FURTHER_ROUTE 93C'],
    [guandan2017, 'discipline', 1, true, 'committee final 33.3'],
    [guandan2017, 'law', 2, true, 'NO_FURTHER_ROUTE 33.3'],
    [mahjong2006, 'law', 1, true, 'chiefDirector 3.13.1'],
    [mahjong2006, 'law', 2, true, 'committee final 3.13.1'],
    [mahjong2006, 'score', 1, true, 'committee final 3.13.2'],
    [wcaLike, 'eligibility', 1, true, 'committee 15.2025.1'],
    [wcaLike, 'eligibility', 2, true, 'nationalAuthority final 16.2025.1'],
  ] as const)('%#', (procedure, matter, instance, committeeExists, expected) => {
    expect(heard(hearingBody(procedure, { matter, instance, committeeExists }))).toBe(expected)
  })

  it('says where a case may go on, or that it is over', () => {
    const question = { matter: 'judgement', instance: 1, committeeExists: true } as const
    expect(heard(nextInstance(bridge2017, question))).toBe('nationalAuthority final 93C')
    expect(heard(nextInstance(guandan2017, question))).toBe('NO_FURTHER_ROUTE 33.3')
  })

  it.each([
    [bridge1999, 'law', 'recommend 93B3'],
    [bridge2017, 'discipline', 'recommend 93B3'],
    [bridge2017, 'judgement', 'overrule 93B2'],
    [mahjong2006, 'law', 'nothing 3.13.3'],
    [mahjong2006, 'discipline', 'nothing 3.13.3'],
    [guandan2017, 'discipline', 'overrule 33.3'],
  ] as const)('%# what a committee may do', (procedure, matter, expected) => {
    const power = reviewPower(procedure, 'committee', matter)
    expect(`${power.may} ${power.clause.article}`).toBe(expected)
  })

  it('refers the law part where there is a chief director for it', () => {
    expect(lawPartGoesTo(bridge2017)?.clause.article).toBe('93B1')
    expect(lawPartGoesTo(guandan2017)).toBeUndefined()
  })

  it.each([
    [guandan2017, [1, 2, 3, 4, 5, 7, 9], [3, 5, 7], '33.2'],
    [bridge2017, [1, 2, 3, 4, 5, 7], [3, 5], '93B1'],
    [ebuLike, [1, 2, 3, 4, 5], [1, 3, 5], '93B1'],
    [wcaLike, [1, 3, 5], [3], undefined],
  ] as const)(
    '%# sizes of a panel, and by which clause a chief director decides alone, or in place of a committee',
    (procedure, tried, allowed, alone) => {
      const rule = panelRequirements(procedure, 'committee')
      expect(rule && tried.filter(seats => panelSizeAllowed(rule, seats))).toEqual(allowed)
      expect(panelRequirements(procedure, 'director')?.size.most).toBe(1)
      const office = panelRequirements(procedure, 'chiefDirector')
      expect(office?.clause.article).toBe(alone)
      expect(office && tried.filter(seats => panelSizeAllowed(office, seats))).toEqual(alone && [1])
    },
  )
})

describe('what may be admitted', () => {
  const facts: FilingFacts = {
    subject: 'ruling',
    filedAt: 29,
    dueAt: 30,
    leaveToFileLate: false,
    hasRuling: true,
    statement: 'x',
    signedAs: ['contestant', 'captain'],
    concurrences: ['given', 'deemed'],
    depositReceived: undefined,
  }
  const codes = (procedure: typeof bridge2017, change: Partial<FilingFacts>) =>
    admissibilityProblems(procedure, { ...facts, ...change })
      .map(one => one.code)
      .join(' ')

  it.each([
    [{}, ''],
    [{ filedAt: 30 }, ''],
    [{ filedAt: 31 }, 'FILED_TOO_LATE'],
    [{ filedAt: 31, leaveToFileLate: true }, ''],
    [{ hasRuling: false }, 'RULING_MISSING'],
    [{ hasRuling: false, subject: 'score' as const }, ''],
    [{ statement: '  ' }, 'STATEMENT_MISSING'],
    [{ signedAs: [] }, 'SIGNATURE_MISSING'],
    [{ concurrences: ['given', 'pending'] as const }, 'CONCURRENCE_MISSING'],
    [{ concurrences: ['given', 'refused'] as const }, 'CONCURRENCE_WITHHELD'],
    [{ depositReceived: false }, 'DEPOSIT_MISSING'],
  ])('bridge %#', (change, expected) => expect(codes(bridge2017, change)).toBe(expected))

  it('mahjong wants two signatures', () => {
    expect(codes(mahjong2006, { signedAs: ['contestant'] })).toBe('SIGNATURE_MISSING')
    expect(codes(mahjong2006, { signedAs: ['contestant', 'captain'] })).toBe('')
  })
})

describe('what it costs and who reads of it', () => {
  it.each([
    [mahjong2006, 1, 'individual', 20_000, 'USD'],
    [ebuLike, 1, 'pair', 2_000, 'GBP'],
    [ebuLike, 1, 'team', 3_000, 'GBP'],
    [ebuLike, 2, 'pair', 7_500, 'GBP'],
    [bridge2017, 1, 'pair', undefined, undefined],
    [wcaLike, 1, 'individual', undefined, undefined],
  ] as const)('%# deposit', (procedure, instance, kind, amount, currency) => {
    const deposit = depositFor(procedure, instance, kind)
    expect([deposit?.amount, deposit?.currency]).toEqual([amount, currency])
  })

  it.each([
    [mahjong2006, 'rulingOverturned', 'returned'],
    [mahjong2006, 'rulingUpheld', 'forfeited'],
    [mahjong2006, 'dismissed', 'forfeited'],
    [ebuLike, 'rulingUpheld', 'returned'],
    [ebuLike, 'meritless', 'forfeited'],
    [ebuLike, 'withdrawn', 'returned'],
  ] as const)('%# its fate', (procedure, event, fate) => {
    expect(depositFate(procedure, event).fate).toBe(fate)
  })

  it.each([
    ['national', false, 'names'],
    ['national', true, 'roles'],
    ['club', false, 'roles'],
    ['unheard-of', false, 'roles'],
  ] as const)('%s, minor %s: %s', (category, minorConcerned, level) => {
    expect(publicationDefault(bridge2017, { category, minorConcerned })).toBe(level)
  })
})

describe('what a place may set', () => {
  const set = (procedure: typeof bridge2017, input: unknown) => {
    const parsed = parseOverrides(procedure, input)
    return parsed.ok ? 'ok' : parsed.error.map(one => `${one.code} ${one.at?.path}`).join()
  }

  it.each([
    [bridge2017, {}, 'ok'],
    [bridge2017, { windows: { filing: { amount: 60, unit: 'minute' } } }, 'ok'],
    [bridge2017, { windows: { filing: { amount: 0, unit: 'minute' } } }, 'OVERRIDE_REFUSED windows.filing'],
    [bridge2017, { windows: { filing: { amount: 1, unit: 'moon' } } }, 'OVERRIDE_REFUSED windows.filing'],
    [bridge2017, { windows: { feast: { amount: 1, unit: 'day' } } }, 'OVERRIDE_UNKNOWN windows.feast'],
    [mahjong2006, { windows: { filing: { amount: 60, unit: 'minute' } } }, 'WINDOW_NOT_ADJUSTABLE windows.filing'],
    [bridge2017, { deposit: { amount: 20_000, currency: 'CNY' } }, 'ok'],
    [bridge2017, { deposit: { amount: -1, currency: 'CNY' } }, 'OVERRIDE_REFUSED deposit'],
    [bridge2017, { committee: 'no' }, 'OVERRIDE_REFUSED committee'],
    [bridge2017, { finality: true }, 'OVERRIDE_UNKNOWN finality'],
    [bridge2017, { holidays: ['2026-10-01'] }, 'ok'],
    [bridge2017, { holidays: ['soon'] }, 'OVERRIDE_REFUSED holidays'],
    [bridge2017, null, 'OVERRIDE_REFUSED '],
  ])('%#', (procedure, input, expected) => expect(set(procedure, input)).toBe(expected))

  it('and what holds then', () => {
    const own = withOverrides(bridge2017, {
      windows: { filing: { amount: 60, unit: 'minute' } },
      deposit: { amount: 20_000, currency: 'CNY' },
      publication: 'summary',
    })
    expect(own.windows.filing).toMatchObject({ amount: 60, anchor: 'SCORE_AVAILABLE', clause: { article: '92B' } })
    expect(depositFor(own, 1, 'team')?.amount).toBe(20_000)
    expect(publicationDefault(own, { category: 'national', minorConcerned: false })).toBe('summary')
    expect(depositFor(withOverrides(mahjong2006, { deposit: null }), 1, 'individual')).toBeUndefined()
  })
})

describe('the presets', () => {
  it('have ids of their own, and every edition has one of its sport', () => {
    expect(new Set(procedures.map(procedure => procedure.id)).size).toBe(procedures.length)
    for (const sport of Object.values(sports)) {
      for (const edition of sport.editions) {
        expect(procedureOfEdition(edition.id).id.startsWith(`${sport.id}/`), edition.id).toBe(true)
      }
    }
  })

  it('hear every matter somewhere, and end somewhere', () => {
    for (const procedure of procedures) {
      for (const matter of ['law', 'judgement', 'score', 'discipline', 'eligibility'] as const) {
        const route = [1, 2, 3, 4].map(instance => hearingBody(procedure, { matter, instance, committeeExists: true }))
        expect(route[0]?.allowed, `${procedure.id} ${matter}`).toBe(true)
        const heard = route.filter(step => step.allowed)
        expect(heard.at(-1)?.allowed && heard.at(-1)).toMatchObject({ final: true })
      }
    }
  })

  it('agree with the windows of the edition they go with', () => {
    for (const sport of Object.values(sports)) {
      for (const edition of sport.editions) {
        const window = edition.windows.find(each => each.kind === 'appeal')
        const own = procedureOfEdition(edition.id).windows.filing
        if (window) expect([own?.anchor, own?.amount]).toEqual([window.anchor, window.length.minutes])
      }
    }
  })
})
