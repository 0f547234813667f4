import { planSettings } from '@paiji/rules/pairing'
import { describe, expect, it } from 'vitest'
import { loadMessages } from './load-messages'

type Tree = { readonly [key: string]: string | Tree }

const languages = await Promise.all(
  (['zh-CN', 'en'] as const).map(async locale => [locale, await loadMessages(locale)] as const),
)

/** Arguments that a sentence prints as they come, not those it chooses its words by. */
const printedIn = (message: string): string[] => [...message.matchAll(/\{\s*(\w+)\s*\}/g)].map(match => match[1] ?? '')

const optionsOf = (key: string): string[] => {
  const found = planSettings.find(setting => setting.key === key)
  return found?.kind === 'choice' ? found.options.map(({ code }) => code) : []
}

/** Every value that the rules put into a sentence as a code, by the name of the parameter. */
const codes: Readonly<Record<string, readonly string[]>> = {
  by: [
    'passAce',
    'levels',
    'dealPoints',
    'extraDeal',
    'extraDealAtTwo',
    'firstToReach',
    'onStage',
    'nextLead',
    'aceFailed',
    'offence',
  ],
  declarer: ['N', 'E', 'S', 'W'],
  direction: ['nearest', 'up', 'down'],
  half: ['awayFromZero', 'up', 'down', 'even'],
  label: ['club', 'association', 'team'],
  method: optionsOf('format.settings.firstRound'),
  status: ['reconstructed', 'printed', 'attested', 'organiser'],
  table: ['difference26', 'netLevels', 'cumulativeLevels', 'levelLead', 'percent100', 'dealPoints', 'organiser'],
  vulnerable: ['0', '1'],
}

/** Parameters worded elsewhere: by the namespace, whose keys are all their values. */
const worded: Readonly<Record<string, string>> = { criterion: 'tieBreak', unit: 'unit' }

/** Figures, days, numbers of contestants and boards, and what a federation calls things itself. */
const plain = new Set(
  `above actual after against age ahead amount asOf available award base before best board boards cap categories category
  colour colours computed contestant contestants contract count counting decimals deviations difference divisor
  earnedOn estimate event exact expected factor fan field first fixed from fullest gamePoints games gap grade group
  goal hand have higher imps keep least leg level levelPoints listed lost lower match mean minimum missing most need needed net
  notCounting number of on opponent other others own passed perLabel percent periods place placeAtMost places players points
  position rank raw reason rest results round row score season second sessions share side sides size slot stated
  statedEnd sticks step strength sum system tables theirs third threshold tied times to tricks twice uncertainty uncertaintyAfter
  uncertaintyBefore units unlisted upgrade value weight won`.split(/\s+/),
)

describe.each(languages)('%s', (_, messages) => {
  const tree: Tree = messages
  const explain = Object.entries(tree.explain as Tree).filter(([name]) => name !== 'view')
  const sentences = explain.flatMap(([, codesOf]) => Object.values(codesOf as Tree) as string[])
  const printed = tree.printed as Tree

  it('knows of every parameter whether it is a code', () => {
    const unknown = [...new Set(sentences.flatMap(printedIn))].filter(
      name => !plain.has(name) && !(name in codes) && !(name in worded),
    )
    expect(unknown).toEqual([])
  })

  it.each(Object.entries(codes))('words every %s', (name, values) => {
    expect(values.length).toBeGreaterThan(1)
    expect(values.filter(value => typeof (printed[name] as Tree | undefined)?.[value] !== 'string')).toEqual([])
  })

  it.each([
    ['SCORING_ASSUMED', 'scoring'],
    ['FORMAT_NOT_OFFERED', 'format'],
    ['ORDERS_CONTRADICT', 'what'],
    ['FOULS_LOSE_THE_GAME', 'side'],
    ['FOULS_CALLED_NOT_COUNTED', 'side'],
    ['DEAL_TAKEN_WITHOUT_FOUL', 'side'],
    ['FOUL_WITHOUT_DEAL_TAKEN', 'side'],
    ['DEAL_HAND_SIZE', 'seat'],
    ['SLIP_SEAT_WIND_WRONG', 'due'],
    ['SLIP_ROUND_WIND_WRONG', 'written'],
  ])('chooses the words of %s by its %s', (code, name) =>
    expect((tree.problem as Tree)[code]).toContain(`{${name}, select,`),
  )
})
