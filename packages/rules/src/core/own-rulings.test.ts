import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultEdition } from './sport.js'
import { sports } from '../sports.js'
import type { StageFacts } from './facts.js'
import { entrantId, factId } from './ids.js'
import { ownPenaltyWords } from './own-penalties.js'
import type { PastRuling, RulingContext } from './ruling.js'

/** A scale as a league prints it: what, from which time on, which article, what is taken. */
const late = { zh: '迟到 6–10 分钟', en: 'Late by 6–10 minutes' }
const scale = [
  { ...late, article: '7.2', measure: 'points', amount: '-1' },
  { ...late, article: '7.3', from: 3, measure: 'points', amount: '2.5' },
  { zh: '手机响/震动', article: '9', measure: 'warning' },
  { zh: '手机响/震动', article: '9.1', from: 2, measure: 'points', amount: '0.5' },
  { zh: '弃赛', article: '12', measure: 'disqualification' },
]

const sides = ['1', '2', '3', '4'].map(entrantId)
const editions = sports.map(sport => defaultEdition(sport))

const factsOf = (settings: unknown): StageFacts<unknown> => ({
  entrants: sides.map(id => ({ id, number: `${id}` })),
  sheets: [{ id: factId('f'), slot: 's', sides: sides.slice(0, 2), sheet: {} }],
  adjustments: [],
  lots: [],
  settings,
})

const past = (situation: string, option: string, at: number, entrant = '1'): PastRuling => ({
  id: `${at}`,
  situation,
  option,
  answers: {},
  entrants: [entrantId(entrant)],
  authority: 'director',
})

describe.each(editions)('penalties of an event’s own under $id', edition => {
  const read = (penalties: unknown) => edition.parseSettings({ penalties })
  const contextOf = (penalties: unknown, more: Partial<RulingContext<unknown>> = {}): RulingContext<unknown> => {
    const settings = read(penalties)
    if (!settings.ok) throw new TypeError(JSON.stringify(settings.error))
    return { facts: factsOf(settings.value), history: [], entrant: entrantId('1'), ...more }
  }
  const own = (context: RulingContext<unknown>) =>
    edition.rulings.guide(context).situations.filter(one => one.clause.edition === 'event/regulations')

  it('stand in the guide before the rules’ own, by the article of the regulations', () => {
    const all = edition.rulings.guide(contextOf(scale)).situations
    const mine = own(contextOf(scale))
    expect(all.slice(0, 3)).toEqual(mine)
    expect(mine.map(one => [ownPenaltyWords(one.code), one.clause.article])).toEqual([
      [late, '7.2'],
      [{ zh: '手机响/震动', en: '手机响/震动' }, '9'],
      [{ zh: '弃赛', en: '弃赛' }, '12'],
    ])
    const [first] = mine
    expect(first?.options.map(one => [ownPenaltyWords(one.code)?.en, one.clauses[0]?.article, one.proposed])).toEqual([
      ['1 off the total', '7.2', true],
      ['2.5 off the total', '7.3', false],
    ])
    expect(own(contextOf(undefined))).toEqual([])
  })

  it('come to what the row says, whoever may impose it', () => {
    const context = contextOf(scale)
    const [lateness, , leaving] = own(context)
    const resolve = (situation = '', option = '', authority: 'director' | 'chiefDirector' = 'director') =>
      edition.rulings.resolve(context, { situation, option, answers: {}, authority })
    expect(resolve(lateness?.code, lateness?.options[1]?.code)).toMatchObject({
      ok: true,
      value: {
        kind: 'penalty',
        part: 'discipline',
        clauses: [{ edition: 'event/regulations', article: '7.3' }],
        adjustments: [{ kind: 'penalty', entrant: '1', amount: '5/2' }],
      },
    })
    const codes = (answer: ReturnType<typeof resolve>) => (answer.ok ? [] : answer.error.map(({ code }) => code))
    expect(codes(resolve(leaving?.code, leaving?.options[0]?.code))).toEqual(['RULING_AUTHORITY_TOO_LOW'])
    expect(resolve(leaving?.code, leaving?.options[0]?.code, 'chiefDirector')).toMatchObject({
      ok: true,
      value: { kind: 'disqualification', adjustments: [{ kind: 'unranked', entrant: '1' }] },
    })
    expect(codes(resolve(lateness?.code, 'own-step/points/9'))).toEqual(['RULING_OPTION_UNKNOWN'])
    expect(codes(resolve('own-case/nothing/nothing'))).toEqual(['RULING_SITUATION_UNKNOWN'])
  })

  it('are printed to the last digit that they take', () => {
    const totalOf = (amount: string) => edition.decimals(contextOf([{ ...scale[0], amount }]).facts.settings).total
    const usual = edition.decimals(contextOf(undefined).facts.settings).total
    expect(['1', '0.5', '2.50', '1.125', '0.0625'].map(totalOf)).toEqual(
      [0, 1, 1, 3, 4].map(needed => Math.max(usual, needed)),
    )
  })

  it('name the field that cannot be read', () => {
    const row = { article: '1', zh: '迟到', measure: 'points', amount: '1' }
    const paths = (penalties: unknown) => {
      const answer = read(penalties)
      return answer.ok ? [] : answer.error.map(found => found.at?.path)
    }
    expect(paths([row, { ...row, zh: ' ' }])).toEqual(['penalties[1].zh'])
    expect(paths([{ ...row, amount: 'a lot', from: 0 }])).toEqual(['penalties[0].from', 'penalties[0].amount'])
    expect(paths([{ ...row, measure: 'fine' }])).toEqual(['penalties[0].measure'])
    expect(paths(['late'])).toEqual(['penalties[0]'])
    expect(paths(Array.from({ length: 101 }, () => row))).toEqual(['penalties'])
    expect(paths([{ ...row, measure: 'warning', amount: undefined }])).toEqual([])
  })

  it('leave settings that state none as they were', () => {
    for (const none of [undefined, null, []]) expect(read(none)).toEqual(edition.parseSettings({}))
  })

  /** The plain program: counts calls by name and takes the last row whose number is not above the count. */
  it('propose the step that a plain count says', () => {
    const rows = fc.array(
      fc.record({
        article: fc.stringMatching(/^[1-9]\.[1-9]$/),
        zh: fc.constantFrom('迟到', '手机', '喧哗', '50% / 50%'),
        from: fc.integer({ min: 1, max: 4 }),
        measure: fc.constantFrom('warning', 'points'),
        amount: fc.constantFrom('1', '-2', '0.5', '3.00'),
      }),
      { minLength: 1, maxLength: 8 },
    )
    const calls = fc.array(fc.tuple(fc.constantFrom('迟到', '手机', '50% / 50%'), fc.constantFrom('1', '2')))
    fc.assert(
      fc.property(rows, calls, (given, called) => {
        const names = new Map(own(contextOf(given)).map(one => [ownPenaltyWords(one.code)?.zh ?? '', one.code]))
        const history = called.map(([name, who], at) => past(names.get(name) ?? name, '', at, who))
        for (const situation of own(contextOf(given, { history }))) {
          const name = ownPenaltyWords(situation.code)?.zh ?? ''
          const time = 1 + called.filter(([what, who]) => what === name && who === '1').length
          const all = given.filter(row => row.zh === name)
          let due: (typeof given)[number] | undefined
          for (const row of all) if (row.from <= time && (!due || row.from > due.from)) due = row
          const expected =
            due && (due.measure === 'warning' ? 'Warning' : `${due.amount.replace('-', '')} off the total`)
          expect(situation.repetition).toBe(time)
          expect(situation.options.flatMap(one => (one.proposed ? [ownPenaltyWords(one.code)?.en] : []))).toEqual(
            expected === undefined ? [] : [expected],
          )
          expect(situation.clause.article).toBe((due ?? all[0])?.article)
        }
      }),
      { numRuns: 100, seed: 4 },
    )
  })
})

describe('a penalty at the table', () => {
  const mahjong = editions.find(edition => edition.id.startsWith('mahjong/'))
  const row = { article: '3', zh: '牌墙倒塌', measure: 'pointsHere', amount: '10' }

  it('is taken in whole points where the sport plays for points at a table', () => {
    const settings = mahjong?.parseSettings({ penalties: [row] })
    if (!mahjong || !settings?.ok) throw new TypeError('not read')
    const resolve = (entrant: string) => {
      const context = { facts: factsOf(settings.value), history: [], entrant: entrantId(entrant), slot: 's' }
      const [situation] = mahjong.rulings.guide(context).situations
      const choice = { situation: situation?.code ?? '', option: situation?.options[0]?.code ?? '', answers: {} }
      return mahjong.rulings.resolve(context, { ...choice, authority: 'director' })
    }
    expect(resolve('2')).toMatchObject({
      value: { adjustments: [{ kind: 'penalty', entrant: '2', amount: '10', slot: 's' }] },
    })
    expect(resolve('3')).toMatchObject({ error: [{ code: 'ENTRANT_UNKNOWN' }] })
    expect(mahjong.parseSettings({ penalties: [{ ...row, amount: '0.5' }] })).toMatchObject({
      error: [{ code: 'SETTING_UNREADABLE', at: { path: 'penalties[0].amount' } }],
    })
  })

  it('is refused where it does not', () => {
    for (const edition of editions.filter(one => one !== mahjong))
      expect(edition.parseSettings({ penalties: [row] })).toMatchObject({
        error: [{ code: 'SETTING_UNREADABLE', at: { path: 'penalties[0].measure' } }],
      })
  })
})
