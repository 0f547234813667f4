import type { Bilingual } from '../../core/edition.js'
import type { BridgeFaultCode } from '../problem-codes.js'
import type { RevokeReason } from '../sheet/revoke.js'
import type { RulingOption, RulingSituation } from './ruling-guide.js'

export const situationTerms: Readonly<Record<RulingSituation, Bilingual>> = {
  incorrectDeal: { zh: '发牌或张数错误', en: 'Incorrect deal or number of cards' },
  wrongBoardOrSeats: { zh: '打错牌副或坐错方位', en: 'Wrong board or seats' },
  unauthorizedInformation: { zh: '非法信息', en: 'Unauthorized information' },
  misinformation: { zh: '错误信息', en: 'Misinformation' },
  cardExposedInAuction: { zh: '叫牌期间亮出牌张', en: 'Card exposed during the auction' },
  lateChangeOfCall: { zh: '更改叫品', en: 'Change of call' },
  insufficientBid: { zh: '不足叫', en: 'Insufficient bid' },
  callOutOfRotation: { zh: '次序颠倒的叫品', en: 'Call out of rotation' },
  inadmissibleCall: { zh: '不可接受的叫品', en: 'Inadmissible call' },
  callAfterBarredOrEnd: { zh: '叫牌结束后再叫', en: 'Call after the end or when barred' },
  leadOutOfTurn: { zh: '错误首攻或引牌', en: 'Lead out of turn' },
  penaltyCard: { zh: '罚张', en: 'Penalty card' },
  prematurePlay: { zh: '抢先出牌', en: 'Play before partner' },
  playedCard: { zh: '牌是否算打出', en: 'Whether a card is played' },
  dummysRights: { zh: '明手的权利', en: 'Dummy’s rights' },
  defectiveTrick: { zh: '墩中张数有误', en: 'Defective trick' },
  revoke: { zh: '藏牌', en: 'Revoke' },
  contestedClaim: { zh: '有争议的摊牌', en: 'Contested claim' },
  concession: { zh: '认输', en: 'Concession' },
  damage: { zh: '损害与裁定调整分', en: 'Damage and assigned score' },
  boardCannotBePlayed: { zh: '牌副无法正常进行', en: 'Board cannot be played' },
  fouledBoard: { zh: '错牌', en: 'Fouled board' },
  knockoutUnbalanced: { zh: '淘汰赛中双方得分不平衡', en: 'Unbalanced scores in a knockout' },
  otherTableResult: { zh: '另一桌的结果', en: 'Result at the other table' },
  directorsError: { zh: '裁判错误', en: 'Director’s error' },
  procedure: { zh: '程序问题', en: 'Procedure' },
  discipline: { zh: '纪律', en: 'Discipline' },
  scoreCorrection: { zh: '记分更正', en: 'Score correction' },
  lostRight: { zh: '丧失要求判罚的权利', en: 'Right to rectification lost' },
}

export const optionTerms: Readonly<Record<RulingOption, Bilingual>> = {
  playOn: { zh: '继续进行', en: 'Play on' },
  redeal: { zh: '重新发牌', en: 'Redeal' },
  cancelBoard: { zh: '取消该副', en: 'Cancel the board' },
  accept: { zh: '接受', en: 'Accept' },
  retract: { zh: '收回', en: 'Retract' },
  substitute: { zh: '替换', en: 'Substitute' },
  silencePartner: { zh: '同伴必须不叫', en: 'Partner must pass' },
  leadRestriction: { zh: '引牌限制', en: 'Lead restriction' },
  penaltyCard: { zh: '成为罚张', en: 'Becomes a penalty card' },
  trickTransfer: { zh: '转移赢墩', en: 'Transfer tricks' },
  equity: { zh: '恢复公平', en: 'Restore equity' },
  tricksAwarded: { zh: '裁定赢墩', en: 'Award tricks' },
  tableResultStands: { zh: '保留桌上结果', en: 'Table result stands' },
  splitHeldToMinus: { zh: '违规方不高于平均负分', en: 'Offenders held to average minus' },
  artificialScore: { zh: '人为调整分', en: 'Artificial score' },
  assignedLikelyProbable: { zh: '最有利可能／最不利可能的裁定分', en: 'Assigned: likely and at all probable' },
  assignedWeighted: { zh: '加权裁定分', en: 'Assigned, weighted' },
  committeeVariesForEquity: { zh: '仲裁委员会为公平改变', en: 'Committee varies for equity' },
  averageBothSides: { zh: '取双方得分的平均数', en: 'Average of both sides' },
  separateGroups: { zh: '分组比较', en: 'Compare in separate groups' },
  artificialOrExtraBoards: { zh: '人为调整分或加赛', en: 'Artificial scores or extra boards' },
  bothNonOffending: { zh: '双方均按未违规处理', en: 'Both sides non-offending' },
  proceduralPenalty: { zh: '程序性罚分', en: 'Procedural penalty' },
  warning: { zh: '警告', en: 'Warning' },
  disciplinaryPenalty: { zh: '纪律性判罚', en: 'Disciplinary penalty' },
  suspension: { zh: '本节停赛', en: 'Suspension for the session' },
  disqualification: { zh: '取消资格', en: 'Disqualification' },
  correctScore: { zh: '更正记分', en: 'Correct the score' },
}

export const revokeTerms: Readonly<Record<RevokeReason, Bilingual>> = {
  secondInSuit: { zh: '同一花色再次藏牌', en: 'Second revoke in the suit' },
  dummyRevoked: { zh: '明手藏牌', en: 'Dummy’s revoke' },
  calledOnNextBoard: { zh: '下一副已开始叫牌', en: 'Called on the next board' },
  roundEnded: { zh: '该轮已结束', en: 'Round has ended' },
  twelfthTrick: { zh: '第十二墩', en: 'Twelfth trick' },
  notEstablished: { zh: '未成立', en: 'Not established' },
  bothSides: { zh: '双方均藏牌', en: 'Both sides revoked' },
  nothingWon: { zh: '此后未赢墩', en: 'No trick won from then on' },
  offenderWonTrick: { zh: '藏牌者赢得该墩', en: 'Offender won the trick' },
  sideWonTrick: { zh: '违规方赢得该墩或其后一墩', en: 'Side won that or a later trick' },
  sideWonTrickAndSuit: { zh: '并以该花色另赢一墩', en: 'And later won with the suit' },
}

export const faultTerms: Readonly<Record<BridgeFaultCode, Bilingual>> = {
  CALL_UNREADABLE: { zh: '无法识别的叫品', en: 'Not a call' },
  BID_INSUFFICIENT: { zh: '不足叫', en: 'Insufficient bid' },
  DOUBLE_INADMISSIBLE: { zh: '不可接受的加倍', en: 'Inadmissible double' },
  REDOUBLE_INADMISSIBLE: { zh: '不可接受的再加倍', en: 'Inadmissible redouble' },
  CALL_AFTER_END: { zh: '叫牌结束后的叫品', en: 'Call after the end' },
  CARD_NOT_HELD: { zh: '手中没有的牌', en: 'Card not held' },
  CARD_PLAYED_BEFORE: { zh: '已打过的牌', en: 'Card played before' },
  SUIT_NOT_FOLLOWED: { zh: '有牌不跟', en: 'Suit not followed' },
}

/** What a director or scorer has to do by hand after some options. */
export const effectTerms: Readonly<Record<string, Bilingual>> = {
  enterHeldToMinus: {
    zh: '在记分表上注明违规方不高于平均负分',
    en: 'Mark on the sheet that the offenders are held to average minus',
  },
  enterCopy: { zh: '在记分表上注明牌副的另一种形式', en: 'Name the form of the board on each sheet' },
  leavesTheSession: { zh: '本节停赛', en: 'Out for the session' },
}
