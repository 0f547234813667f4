import { ask, count, effectsOf, end, type LedNode, type LedTree, worked } from '../../core/led.js'
import { settleTrickDispute } from '../rulings/dispute.js'
import { sideOf } from '../types.js'
import { type BridgeTable, held, tricksAt, withResult, withSplit } from './table.js'

type Node = LedNode<BridgeTable>
type Tree = LedTree<BridgeTable>

/** Tricks adjudicated: what declarer had, what was left, what the claimer's normal line loses. */
const adjudicated = (article: string, ...effects: string[]): Node =>
  count(
    'declarerHad',
    0,
    13,
    count(
      'tricksLeft',
      0,
      13,
      count(
        'claimerLoses',
        0,
        13,
        worked(asked => {
          const [had, left, loses] = ['declarerHad', 'tricksLeft', 'claimerLoses'].map(asked.number) as [
            number,
            number,
            number,
          ]
          const lost = Math.min(left, loses)
          const tricks = held(asked.choice('claimer') === 'defender' ? had + lost : had + left - lost)
          return {
            article,
            option: 'tricksAwarded',
            effects: effectsOf(effects),
            answers: withResult(asked.table, tricks).answers,
            figures: [
              { code: 'awardedTricks', after: `${tricks}` },
              ...withResult(asked.table, tricks).figures.filter(figure => figure.code !== 'declarerTricks'),
            ],
          }
        }),
      ),
    ),
  )

interface ClaimArticles {
  readonly partnerObjects: string
  readonly newLine: string
  readonly unstated: string
}

/** Laws 68B, 70D and 70E have parts since 2007. */
export const claims1999: ClaimArticles = { partnerObjects: '68B', newLine: '70D', unstated: '70E' }
export const claims2007: ClaimArticles = { partnerObjects: '68B2', newLine: '70D1', unstated: '70E1' }

/** The reasons of Law 70, each with its article; a defender's claim may hang on his partner since 2007. */
const objections = (articles: ClaimArticles, more: Readonly<Record<string, Node>>): Node =>
  ask('claimer', {
    declarer: ask('objection', {
      trumpForgotten: adjudicated('70C', 'trumpTrickToOpponents'),
      lineNotStated: adjudicated(articles.newLine, 'newLineRefused'),
      finesseNotStated: adjudicated(articles.unstated, 'finesseRefused'),
      otherDoubt: adjudicated('70A', 'doubtAgainstClaimer'),
      claimIsGood: end('70A', 'tableResultStands', ['claimStands']),
    }),
    defender: ask('objection', {
      lineNotStated: adjudicated(articles.newLine, 'newLineRefused'),
      otherDoubt: adjudicated('70A', 'doubtAgainstClaimer'),
      claimIsGood: end('70A', 'tableResultStands', ['claimStands']),
      ...more,
    }),
  })

export const onPartner: Readonly<Record<string, Node>> = {
  hangsOnPartner: adjudicated('70D2', 'notOnPartnersChoice'),
}

/** Tricks that go back to those who agreed or conceded. */
const restored = (article: string, effect: string): Node =>
  ask('giverOfTricks', { declarer: back(article, effect, 1), defenders: back(article, effect, -1) })

const back = (article: string, effect: string, sign: 1 | -1): Node =>
  count(
    'tricksRestored',
    1,
    13,
    worked(asked => {
      const before = tricksAt(asked.table)
      const tricks = asked.number('tricksRestored')
      const result = before === undefined ? undefined : withResult(asked.table, held(before + sign * tricks))
      return {
        article,
        option: 'tricksAwarded',
        effects: effectsOf([effect]),
        ...(result ?? {}),
      }
    }),
  )

const stands = (article: string, effect: string): Node => end(article, 'tableResultStands', [effect])

/** When an agreement may be taken back (69B): the ground that was enough until 1997, and the one since 2007. */
const agreed = (likelyEnough: boolean): Node =>
  ask('beforeCorrectionEnds', {
    no: stands('69B', 'tooLate'),
    yes: ask('groundOfWithdrawal', {
      trickWasWon: restored('69B', 'agreementWithdrawn'),
      notLosableNormally: restored('69B', 'agreementWithdrawn'),
      likelyWon: likelyEnough ? restored('69B', 'agreementWithdrawn') : stands('69B', 'agreementStands'),
    }),
  })

/** Laws 68–70; `more` are objections of a defender's claim, `playedOn` what play after the claim is worth. */
export const claim = (of: {
  readonly playedOn: Node
  readonly likelyEnough: boolean
  readonly articles: ClaimArticles
  readonly objections: Readonly<Record<string, Node>>
}): Tree => ({
  situation: 'contestedClaim',
  article: '70',
  root: ask('claimStage', {
    thisTrickOnly: end('68', 'playOn', ['notAClaim']),
    partnerObjects: end(of.articles.partnerObjects, 'playOn', ['noConcession', 'shownCardUnauthorised']),
    playedOn: of.playedOn,
    objected: objections(of.articles, of.objections),
    agreedBefore: agreed(of.likelyEnough),
  }),
})
export const playVoid: Node = objectionsAfter('68D')

function objectionsAfter(article: string): Node {
  return ask('claimer', {
    declarer: adjudicated(article, 'laterPlayVoid', 'doubtAgainstClaimer'),
    defender: adjudicated(article, 'laterPlayVoid', 'doubtAgainstClaimer'),
  })
}
export const playOnByConsent: Node = ask('allFourAgreed', {
  yes: end('68D2b', 'tableResultStands', ['claimVoidScoreStands']),
  no: objectionsAfter('68D2a'),
})

/** Law 71; until 1997 a line that no normal play loses helps only until the next call or the end of the round. */
export const concession = (normalUntilNextCall: boolean): Tree => ({
  situation: 'concession',
  article: '71',
  root: ask('beforeCorrectionEnds', {
    no: stands('71', 'tooLate'),
    yes: ask('groundOfWithdrawal', {
      trickWasWon: restored('71', 'concessionCancelled'),
      ...(normalUntilNextCall ? { notLosableLegally: restored('71A', 'concessionCancelled') } : {}),
      notLosableNormally: normalUntilNextCall
        ? ask('calledOnNext', { no: restored('71C', 'concessionCancelled'), yes: stands('71C', 'concessionStands') })
        : restored('71', 'concessionCancelled'),
      noneOfThese: stands('71', 'concessionStands'),
    }),
  }),
})

const corrected = (article: string): Node =>
  count(
    'correctTricks',
    0,
    13,
    worked(asked => ({
      article,
      option: 'correctScore',
      effects: effectsOf(['scoreCorrected']),
      ...withResult(asked.table, asked.number('correctTricks')),
    })),
  )

const afterRound = (article: string, satisfied: boolean): Node =>
  count(
    'foundTricks',
    0,
    13,
    worked(asked => {
      const { book, sheet } = asked.table
      const found = asked.number('foundTricks')
      const before = tricksAt(asked.table)
      const effects = effectsOf([satisfied ? 'bothScoresChanged' : 'nobodyGains'])
      if (!sheet || before === undefined) return { article, option: 'correctScore', effects }
      const by = settleTrickDispute(book, sideOf(sheet.declarer), { agreed: before, found, satisfied })
      const [own, others] = sideOf(sheet.declarer) === 'ns' ? [by.ns, by.ew] : [by.ew, by.ns]
      return {
        article,
        option: 'correctScore',
        effects,
        ...(own === others ? withResult(asked.table, own) : withSplit(asked.table, own, others)),
      }
    }),
  )

/** Law 79; `late` is what may be done after the correction period, `dispute` a disagreement after the round. */
const correction = (late: Node, dispute: Node): Tree => ({
  situation: 'scoreCorrection',
  article: '79C',
  root: ask('whatIsDisputed', {
    wrongEntry: ask('beforeCorrectionEnds', { yes: corrected('79C'), no: late }),
    numberOfTricks: ask('roundOver', {
      no: count(
        'foundTricks',
        0,
        13,
        worked(asked => ({
          article: '79B',
          option: 'correctScore',
          effects: effectsOf(['reconstructedFromCards']),
          ...withResult(asked.table, asked.number('foundTricks')),
        })),
      ),
      yes: dispute,
    }),
  }),
})

const certain: Node = ask('certainAndAllowed', { yes: corrected('79C2'), no: stands('79C2', 'tooLate') })
export const correction1999 = correction(stands('79C', 'tooLate'), afterRound('79B', false))
export const correction2007 = correction(certain, afterRound('79B', false))
export const correction2017 = correction(
  certain,
  ask('clearlyConvinced', { yes: afterRound('79B3', true), no: afterRound('79B3', false) }),
)
