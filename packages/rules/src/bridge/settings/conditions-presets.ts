import type { ConditionsText } from '../../core/conditions.js'

/** What conditions of contest of bridge usually say; articles are those of the Laws of 2017. */
export const bridgeConditions: readonly ConditionsText[] = [
  {
    section: 'rules',
    text: {
      zh: '每对牌手备有填妥的约定卡，开赛时交换（规则第40条）。主办单位未加限制的叫牌体系均可使用。打牌迟缓按规则第81、90条处理。',
      en: 'Each pair brings a completed convention card and exchanges it before play (Law 40). Systems are allowed unless the organiser restricts them. Slow play is dealt with under Laws 81 and 90.',
    },
  },
  {
    section: 'format',
    text: {
      zh: '牌套由编排处发放，不得自行洗牌或调换。记分表当桌核对，双方确认后交记分处（规则第79条）。',
      en: 'Boards are handed out by the desk and are not shuffled or exchanged by players. Scores are checked at the table and agreed by both sides (Law 79).',
    },
  },
  {
    section: 'conduct',
    text: {
      zh: '不得在他人未打完前谈论牌局。语气、动作、快慢均不得向同伴传递信息（规则第73条）。通讯设备关闭。',
      en: 'Boards are not discussed while others have still to play them. Remarks, manner and tempo must not inform partner (Law 73). Communication devices are off.',
    },
  },
]
