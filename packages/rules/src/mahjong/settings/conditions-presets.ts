import type { ConditionsText } from '../../core/conditions.js'

/** What conditions of contest of official mahjong usually say. */
export const mahjongConditions: readonly ConditionsText[] = [
  {
    section: 'rules',
    text: {
      zh: '起和八分，花牌不计在内。时间到时打完正在进行的一盘。错和、犯规按所用规则判罚。',
      en: 'A win needs eight points, flowers not counted. When time is up the hand in progress is finished. False wins and fouls are penalised under the rules above.',
    },
  },
  {
    section: 'format',
    text: {
      zh: '四人一桌，座位按编排表。每盘结束后当桌记分，四人核对签字后交记分处。',
      en: 'Four at a table, seated as drawn. Every hand is scored at the table; all four check and sign the sheet.',
    },
  },
  {
    section: 'conduct',
    text: {
      zh: '报牌清楚，弃牌依次排列，不得以任何方式提示他人。迟到按所用规则处理。通讯设备关闭。',
      en: 'Declare clearly, keep discards in order and give no hints of any kind. Late arrival is dealt with under the rules above. Communication devices are off.',
    },
  },
]
