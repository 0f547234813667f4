import type { LedWords } from '../../core/led.js'
import { commonAnswers, termsOf } from '../../core/led-words.js'
import { momentWords } from './moments.js'
import { fineAmounts } from '../score/penalty.js'

const situations = termsOf({
  wrongWin: ['和牌有误（错和、诈和）', 'Wrong win'],
  wrongCall: ['吃、碰、杠有误', 'Wrong chow, pung or kong'],
  wrongDraw: ['摸牌有误', 'Wrong draw'],
  shownTiles: ['露牌、亮牌、推倒', 'Tiles shown or knocked over'],
  wrongCount: ['牌张数目错误（相公）', 'Wrong number of tiles'],
  lateArrival: ['迟到', 'Late arrival'],
  information: ['传递非法信息', 'Illegal information'],
  conduct: ['违例、扰乱赛场', 'Violation, conduct'],
})
const questions = termsOf({
  whatAboutTheWin: ['和牌哪里不对？', 'What is wrong with the win?'],
  handShown: ['手中立牌已亮明吗？', 'Was the hand shown?'],
  whatAboutTheCall: ['吃碰杠哪里不对？', 'What is wrong with the call?'],
  handNumber: ['本局第几盘？', 'Which hand of the session?'],
  whatAboutTheDraw: ['摸牌哪里不对？', 'What is wrong with the draw?'],
  whatWasShown: ['亮出了什么？', 'What was shown?'],
  winWasValid: ['他人的和牌成立吗？', 'Was the other player’s win valid?'],
  whichFine: ['罚多少分？', 'Which fine?'],
  minutesLate: ['迟到几分钟？', 'How many minutes late?'],
  whatIsImposed: ['判罚分还是停和？', 'A fine or a dead hand?'],
  whichConduct: ['哪一种行为？', 'What was done?'],
})
const answers = {
  ...commonAnswers,
  ...termsOf({
    belowEightOrWrongTile: ['不够8分，或看错了牌', 'Below eight points, or not the tile'],
    notReady: ['还没有听牌', 'The hand was not ready'],
    tileNotTakenBack: ['算分前没有取回和牌张', 'Winning tile not taken before counting'],
    shownFirst: ['先亮牌后报和', 'Shown before it was called'],
    changedFromCall: ['报吃碰杠又改报和', 'A call changed to a win'],
    countedMixed: ['和牌张与其他牌混在一起计分', 'Counted with the tiles mixed'],
    wrongTiles: ['错吃、错碰、错杠、错补花', 'Wrong tiles melded or wrong flower'],
    calledWithout: ['空吃、空碰、空杠', 'Called without making it'],
    tooLate: ['超时碰牌', 'Pung too late'],
    notTaken: ['叫牌后延误两轮未取', 'Claimed tile not taken in time'],
    handInPool: ['手已伸入牌池', 'Hand already in the pool'],
    tooEarly: ['提前摸牌', 'Drew early'],
    wrongTileKept: ['摸错的牌已入手', 'Wrong tile put into the hand'],
    ownTile: ['自己的牌', 'A tile of his own'],
    ownHandAtAWin: ['他人报和时推倒自己的牌', 'His hand when another called a win'],
    handOrWallWrecked: ['推乱手牌或牌墙，无法继续', 'Hand or wall wrecked, no play possible'],
    othersTiles: ['碰露了别人的牌', 'Another player’s tiles'],
    fine: ['罚分', 'A fine'],
    deadHand: ['停和陪打', 'A dead hand'],
    minor: ['轻微，警告', 'Minor: a warning'],
    violation: ['违例，罚分', 'Violation: a fine'],
    swappedOrHidden: ['换牌、偷牌、藏牌', 'Tiles swapped, stolen or hidden'],
    graveDisturbance: ['严重扰乱赛场', 'Serious disturbance'],
  }),
  ...termsOf(Object.fromEntries(fineAmounts.map(fine => [`points${fine}`, [`${fine}分`, `${fine} points`]]))),
}
const effects = termsOf({
  warning: ['予以警告。', 'A warning.'],
  deadHand: ['本盘停和陪打。', 'A dead hand: plays on without winning.'],
  fined: ['罚分。', 'A fine to nobody.'],
  finedToInjured: ['罚分付给受损方。', 'A fine, paid to the player who was hurt.'],
  paysEach: ['付给其他三家。', 'Pays each of the other three.'],
  forfeitSession: ['本局弃权，局分为零。', 'The session is forfeited.'],
  discardExposed: ['露出的牌随后依次打出。', 'The exposed tiles are discarded at the next turns.'],
  noWinUntilDraw: ['再抓一次牌之前不得和牌。', 'No win until the next draw.'],
  claimGivenUp: ['放弃本次吃、碰、杠、和。', 'This claim is given up.'],
  exclusion: ['停赛。', 'Excluded from the event.'],
  disqualification: ['取消名次、资格。', 'Disqualified.'],
})
const figures = termsOf({
  repetition: ['本盘第几次', 'Time in this hand'],
  offender: ['违规者', 'Offender'],
  eachOther: ['其他每家', 'Each of the others'],
})

/** Every code of the mahjong trees in words. */
export const mahjongLedWords: LedWords = { situations, moments: momentWords, questions, answers, effects, figures }
