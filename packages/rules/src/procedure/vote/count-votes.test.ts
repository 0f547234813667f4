import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type CaseOutcome, caseOutcomes } from '../scope.js'
import { countVotes, type VoteCast, type VotingRules } from './count-votes.js'

const LETTERS: Readonly<Record<string, CaseOutcome>> = {
  U: 'rulingUpheld',
  D: 'dismissed',
  V: 'rulingVaried',
  O: 'rulingOverturned',
  R: 'remanded',
}
/** 'UVO': how the members a, b, c voted; a point where one has not. */
const round = (letters: string): VoteCast[] =>
  [...letters].flatMap((letter, at) =>
    letter === '.' ? [] : [{ memberId: 'abcdefg'[at] ?? '', option: LETTERS[letter] ?? 'remanded', dissent: null }],
  )
const rules = (voters: string, more: Partial<VotingRules> = {}): VotingRules => ({
  outcomes: caseOutcomes,
  voters: [...voters],
  ...more,
})
const openAfter = (rounds: readonly string[], of: VotingRules) => {
  const { open, reached } = countVotes(rounds.map(round), of)
  return reached?.outcome ?? `${open.reason} ${open.outcomes.join(' ')}`
}

describe('a vote of a panel', () => {
  test.each<[string, readonly string[], string, string]>([
    ['begins with all its outcomes', [], 'abc', `first ${caseOutcomes.join(' ')}`],
    ['reaches what more than half are for', ['UUV'], 'abc', 'rulingUpheld'],
    ['is open while somebody has not voted', ['UU.'], 'abc', `first ${caseOutcomes.join(' ')}`],
    ['goes on within what a majority wants', ['UVO'], 'abc', 'withinGroup rulingVaried rulingOverturned'],
    ['and ends there', ['UVO', 'VVO'], 'abc', 'rulingVaried'],
    ['goes on between the two that lead', ['UVVRR'], 'abcde', 'leadingTwo rulingVaried rulingOverturned remanded'],
    ['of as many leaves out what interferes most', ['UVR'], 'abc', 'leadingTwo rulingUpheld remanded dismissed'],
    ['reaches nothing that interferes more where votes are even', ['UV', 'UV'], 'ab', 'rulingUpheld'],
  ])('%s', (_, rounds, voters, expected) => {
    const said = openAfter(rounds, rules(voters))
    expect(new Set(said.split(' '))).toEqual(new Set(expected.split(' ')))
  })

  it('begins anew where somebody sits who had no vote in a round before', () => {
    // c was replaced by d after the first round.
    const second = [{ memberId: 'd', option: 'remanded' as const, dissent: null }]
    const { open } = countVotes([round('UVO'), second], rules('abd'))
    expect(open.reason).toBe('first')
    expect(open.votes).toEqual(second)
  })

  it('leaves even votes to the chair alone where the procedure gives it one more', () => {
    const chaired = rules('ab', { casting: 'a' })
    const { open, before } = countVotes([round('UV'), round('UV')], chaired)
    expect(open).toMatchObject({ reason: 'castingVote', voters: ['a'], outcomes: ['rulingUpheld', 'rulingVaried'] })
    expect(before).toEqual([
      { outcome: 'rulingUpheld', votes: 1 },
      { outcome: 'rulingVaried', votes: 1 },
    ])
    expect(countVotes([round('UV'), round('UV'), round('V')], chaired).reached).toMatchObject({
      outcome: 'rulingVaried',
      votesFor: 1,
      votesAgainst: 1,
    })
  })

  it('keeps the reasons of who was left alone, until they are taken back', () => {
    const said = (letter: string, memberId: string, dissent: string | null) => ({
      memberId,
      option: LETTERS[letter] ?? 'remanded',
      dissent,
    })
    const first = [said('U', 'a', 'The pause was not proven.'), said('V', 'b', null), said('O', 'c', 'It is 4♠.')]
    const second = [said('V', 'a', null), said('V', 'b', null), said('O', 'c', null)]
    const kept = countVotes([first, second], rules('abc'))
    expect(kept.reached?.dissents).toEqual(['The pause was not proven.', 'It is 4♠.'])
    const taken = countVotes([first, [said('V', 'a', ''), ...second.slice(1)]], rules('abc'))
    expect(taken.reached?.dissents).toEqual(['It is 4♠.'])
  })

  it('ends after four rounds at most, however they vote, and never offers what the body may not', () => {
    const panels = fc.record({
      size: fc.integer({ min: 1, max: 7 }),
      casting: fc.boolean(),
      outcomes: fc.subarray([...caseOutcomes], { minLength: 1 }),
      seeds: fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }),
    })
    fc.assert(
      fc.property(panels, ({ size, casting, outcomes, seeds }) => {
        const voters = [...'abcdefg'].slice(0, size)
        const of: VotingRules = { outcomes, voters, casting: casting ? 'a' : undefined }
        const rounds: VoteCast[][] = []
        for (let at = 0; at < 5; at++) {
          const { open, reached } = countVotes(rounds, of)
          if (reached) return rounds.length <= 4 && outcomes.includes(reached.outcome)
          expect(outcomes).toEqual(expect.arrayContaining([...open.outcomes]))
          expect(open.outcomes.length).toBeGreaterThan(0)
          const choose = (n: number) => open.outcomes[(seeds[at * 7 + n] ?? 0) % open.outcomes.length] as CaseOutcome
          rounds.push(open.voters.map((memberId, n) => ({ memberId, option: choose(n), dissent: null })))
        }
        return false
      }),
    )
  })
})
