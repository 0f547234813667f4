import type { ConditionsText } from '../../core/conditions.js'

/** What conditions of contest of guandan usually say. */
export const guandanConditions: readonly ConditionsText[] = [
  {
    section: 'rules',
    text: {
      zh: '进贡、还贡、抗贡和过A按所用规则。时间到时打完正在进行的一副，以级数计成绩。',
      en: 'Tribute, return tribute, anti-tribute and passing ace follow the rules above. When time is up the deal in progress is finished and levels decide.',
    },
  },
  {
    section: 'format',
    text: {
      zh: '记分表由双方在每副结束后填写，比赛结束时签字确认，交记分处。',
      en: 'Both sides fill the score sheet after each deal, sign it at the end of the match and hand it to the desk.',
    },
  },
  {
    section: 'conduct',
    text: {
      zh: '不得以语言、表情、动作或出牌快慢向同伴传递信息；报牌只说规则所许的话。通讯设备关闭。',
      en: 'Words, looks, gestures and tempo must not inform partner; only what the rules allow is announced. Communication devices are off.',
    },
  },
]
