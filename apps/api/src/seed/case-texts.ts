import type { Sport } from './people.js'

/** What a ruling and its appeal say; Chinese first, as the federation writes. */
export interface CaseText {
  readonly article: string
  /** The path of the edition's own tree that comes to this article and this warning, where it has one. */
  readonly led?: { readonly situation: string; readonly answers: Readonly<Record<string, string>> }
  readonly facts: string
  readonly decision: string
  readonly statement: string
  readonly relief: string
  readonly finding: string
  readonly reasoningZh: string
  readonly reasoningEn: string
  readonly headnoteZh: string
  readonly headnoteEn: string
  readonly keywords: readonly string[]
}

const BRIDGE: readonly CaseText[] = [
  {
    article: '73C1',
    facts: '南家长考约二十秒后过牌，北家继续叫牌。South paused for about twenty seconds before passing; North bid on.',
    decision:
      '未避免利用未经许可的信息，警告；对方未受损，结果不变。Unauthorised information was not carefully avoided: a warning. The opponents lost nothing by it and the result stands.',
    statement: '北家持牌已足以再叫，与停顿无关。The hand was worth another bid whatever the tempo.',
    relief: '请求撤销警告。We ask that the warning be withdrawn.',
    finding: '停顿属实，且含义可推知。There was a break in tempo and its meaning could be inferred.',
    reasoningZh: '过牌是合理的另一选择，多数同级牌手会选择过牌；但定约与多数桌相同，对方未受损。',
    reasoningEn:
      'Passing was a logical alternative that most peers would choose; the contract was that of most tables, so nobody was damaged.',
    headnoteZh: '长考之后同伴未避免利用所得信息的，即使对方未受损，警告仍成立。',
    headnoteEn:
      'Partner’s break in tempo was not carefully disregarded: the warning stands although nobody was damaged.',
    keywords: ['犹豫', 'tempo', '未经许可的信息', 'unauthorised information'],
  },
  {
    article: '20F1',
    facts: '对方询问叫品含义时未获充分说明。The opponents asked about a bid and were not fully told what it meant.',
    decision: '说明不足，警告。Insufficient explanation; a warning.',
    statement: '约定卡上已写明，口头说明与之一致。The convention card shows it and the spoken words agreed with it.',
    relief: '请求确认说明充分。We ask for a finding that the explanation was sufficient.',
    finding: '约定卡与口头说明不一致。The card and the spoken explanation differed.',
    reasoningZh: '对方有权获知全部约定，不限于卡上文字。',
    reasoningEn: 'Opponents are entitled to the whole agreement and not to its summary.',
    headnoteZh: '口头说明与约定卡不一致的，以实际约定充分告知为准。',
    headnoteEn: 'Where words and card differ, the whole agreement must be disclosed.',
    keywords: ['说明', 'disclosure', '约定卡', 'convention card'],
  },
  {
    article: '74A2',
    facts: '牌手就对方的叫牌发表评论，令其不快。A player commented on the opponents’ auction and annoyed them.',
    decision: '违反礼仪，警告并记录。A breach of courtesy; a warning, recorded.',
    statement: '所言系玩笑，对方当时亦笑。It was said in jest and the opponents laughed.',
    relief: '请求不予记录。We ask that it be left off the record.',
    finding: '言语确已说出，对方当场表示不满。The words were said and the opponents objected at once.',
    reasoningZh: '是否玩笑由听者感受判断。',
    reasoningEn: 'Whether it is a joke is for those who hear it.',
    headnoteZh: '对叫牌的评论，以对方感受为准，警告成立。',
    headnoteEn: 'A remark on the auction is judged by those who hear it.',
    keywords: ['礼仪', 'courtesy'],
  },
]

const GUANDAN: readonly CaseText[] = [
  {
    article: '19.2',
    led: { situation: 'illegalSignal', answers: { howSerious: 'minor' } },
    facts: '同伴以敲桌示意，裁判在场看见。A player tapped the table to his partner and the referee saw it.',
    decision: '传递信息，警告。Signalling; a warning.',
    statement: '敲桌系习惯动作，并无含义。The tapping is a habit and means nothing.',
    relief: '请求撤销警告。We ask that the warning be withdrawn.',
    finding: '动作两次出现在同伴领出之前。It happened twice just before the partner led.',
    reasoningZh: '无论有意与否，均足以传递信息。',
    reasoningEn: 'Meant or not, it could convey information.',
    headnoteZh: '习惯性动作足以传递信息的，警告成立。',
    headnoteEn: 'A habit that can convey information is warned whatever was meant.',
    keywords: ['示意', 'signalling'],
  },
  {
    article: '18.3',
    led: { situation: 'wrongTribute', answers: { foundWhen: 'beforePlay' } },
    facts: '还贡牌点有误，出牌前被发现。A wrong card was returned after tribute and noticed before play.',
    decision: '更正还贡，口头警告。The return was put right; a warning.',
    statement: '对方催促，致使误还。The opponents hurried us into the mistake.',
    relief: '请求撤销警告。We ask that the warning be withdrawn.',
    finding: '还贡确有误，未影响出牌。The return was wrong and play was not affected.',
    reasoningZh: '已更正的差错仍须提醒。',
    reasoningEn: 'A mistake put right is still to be pointed out.',
    headnoteZh: '还贡差错于出牌前更正的，仅予警告。',
    headnoteEn: 'A wrong return put right before play is worth a warning and no more.',
    keywords: ['还贡', 'tribute'],
  },
]

const MAHJONG: readonly CaseText[] = [
  {
    article: '3.11.6-4',
    led: { situation: 'wrongDraw', answers: { whatAboutTheDraw: 'tooEarly', handNumber: '3' } },
    facts: '摸牌过快，影响他人吃碰。A player drew too fast for the others to claim.',
    decision: '警告。A warning.',
    statement: '已按规定时间摸牌。The draw was made within the time allowed.',
    relief: '请求撤销警告。We ask that the warning be withdrawn.',
    finding: '同桌三人均称来不及吃碰。All three others say they could not claim.',
    reasoningZh: '节奏应使同桌有机会吃碰。',
    reasoningEn: 'The pace must leave the table time to claim.',
    headnoteZh: '摸牌过快妨碍吃碰的，警告成立。',
    headnoteEn: 'Drawing so fast that others cannot claim is rightly warned.',
    keywords: ['节奏', 'pace'],
  },
]

/** One line per sport. */
export const caseTexts: Readonly<Record<Sport, readonly CaseText[]>> = {
  bridge: BRIDGE,
  guandan: GUANDAN,
  mahjong: MAHJONG,
}

/** The edition each sport is played under. */
export const editions: Readonly<Record<Sport, string>> = {
  bridge: 'bridge/laws-2017',
  guandan: 'guandan/gsac-2017',
  mahjong: 'mahjong/wmo-2006',
}
