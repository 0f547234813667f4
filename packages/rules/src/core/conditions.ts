import type { Bilingual } from './bilingual.js'

/** The sections of the conditions of contest, in their order. */
export const conditionsSections = [
  'field',
  'format',
  'rules',
  'timetable',
  'fees',
  'prizes',
  'appeals',
  'conduct',
] as const
export type ConditionsSection = (typeof conditionsSections)[number]

/** What a section says in words, beside what the event has on file for it. */
export interface ConditionsText {
  readonly section: ConditionsSection
  readonly text: Bilingual
}

/** Usual words of sections that no sport says otherwise. */
const common: readonly ConditionsText[] = [
  {
    section: 'field',
    text: {
      zh: '参赛者须为注册会员。参赛名单以报名截止时为准，此后更改须经裁判长同意。',
      en: 'Players are registered members. Line-ups are those on file when entries close; later changes need the consent of the director in charge.',
    },
  },
  {
    section: 'timetable',
    text: {
      zh: '各轮开始前十分钟到场。时间如有变动，在赛场公告并通知参赛者。',
      en: 'Be present ten minutes before each round. Changes of times are announced in the playing room and notified to contestants.',
    },
  },
  {
    section: 'fees',
    text: {
      zh: '报名费在报名截止前交清；退赛期限之后不再退还。',
      en: 'The entry fee is paid before entries close and is not returned after the last time to withdraw.',
    },
  },
  {
    section: 'prizes',
    text: {
      zh: '奖励以正式成绩为准。积分在成绩正式生效后按上述办法授予。',
      en: 'Prizes go by the official standings. Points are given under the policies above once standings are official.',
    },
  },
  {
    section: 'appeals',
    text: {
      zh: '疑问先向裁判提出；不服判罚的，按上述程序在时限内申诉。',
      en: 'Questions go to the director first. Whoever disagrees with a ruling appeals in time by the procedure above.',
    },
  },
  {
    section: 'conduct',
    text: {
      zh: '尊重对手、同伴和裁判。比赛期间关闭通讯设备；违者按规则处理。',
      en: 'Be courteous to opponents, partners and officials. Communication devices are off during play; breaches are dealt with under the rules.',
    },
  },
]

/** What an event has on file that the usual words speak of. */
export interface StatedFacts {
  readonly fee: boolean
  readonly points: boolean
}

/** Sections whose usual words would contradict what is on file: of a fee that nobody pays, of points that nobody gets. */
const isEmptyOf = (section: ConditionsSection, { fee, points }: StatedFacts): boolean =>
  (section === 'fees' && !fee) || (section === 'prizes' && !points)

/** The usual words of each section for a sport: its own where it has some, else those of all; at most one of a section. */
export const conditionsPresets = (
  sport: { readonly conditions?: readonly ConditionsText[] } | undefined,
  facts: StatedFacts,
): readonly ConditionsText[] =>
  conditionsSections.flatMap(section => {
    if (isEmptyOf(section, facts)) return []
    const own = sport?.conditions?.find(one => one.section === section)
    const found = own ?? common.find(one => one.section === section)
    return found ? [found] : []
  })
