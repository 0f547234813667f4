import { type FanNo, type ScoringProfile, scoringProfile } from '@paiji/rules/played-hand'

const EDITION = 'mcr-1998'

/** The profile that servers score by: the 1998 table with the readings of today's calculators. */
export const serverEdition = EDITION
export const serverProfile = (): ScoringProfile => {
  const profile = scoringProfile(EDITION)
  if (!profile) throw new Error('the table of 1998 is one of the rules')
  return profile
}

/** Other spellings, and the two fans that some lists keep in two: by steps of one and of two. */
const otherNames: Readonly<Record<string, FanNo>> = {
  一色四连环: '16',
  一色三连环: '30',
  四风会: '1',
  小四风会: '9',
  单调将: '79',
  单钓将: '79',
  单钓: '79',
  嵌张: '78',
  '独听・边张': '77',
  '独听・嵌张': '78',
  '独听・单钓': '79',
  推不到: '40',
  门前清: '62',
  断幺九: '68',
  混碰: '21',
  对对和: '49',
  花牌: '81',
}

/** The fan of a name, whatever dots and blanks stand in it; undefined where no list has it (天和, 地和, 人和 have none). */
export const fanOfName = (written: string): FanNo | undefined => {
  const name = written.trim()
  const other = otherNames[name] ?? otherNames[name.replace(/[・·•]/g, '・')]
  return other ?? serverProfile().fans.find(fan => fan.name.zh === name)?.no
}

/** Points of one occurrence. */
export const valueOfFan = (no: FanNo): number => serverProfile().fans.find(fan => fan.no === no)?.value ?? 0

/** By the fan numbers of tziakcha's records: the order of 1998, two fans in two and three lists at the end. */
export const tziakchaFans: readonly string[] = [
  ...['', '大四喜', '大三元', '绿一色', '九莲宝灯', '四杠', '连七对', '十三幺', '清幺九', '小四喜'],
  ...[
    '小三元',
    '字一色',
    '四暗刻',
    '一色双龙会',
    '一色四同顺',
    '一色四节高',
    '一色四步高',
    '一色四连环',
    '三杠',
    '混幺九',
  ],
  ...['七对', '七星不靠', '全双刻', '清一色', '一色三同顺', '一色三节高', '全大', '全中', '全小', '清龙'],
  ...['三色双龙会', '一色三步高', '一色三连环', '全带五', '三同刻', '三暗刻', '全不靠', '组合龙', '大于五', '小于五'],
  ...['三风刻', '花龙', '推不倒', '三色三同顺', '三色三节高', '无番和', '妙手回春', '海底捞月', '杠上开花', '抢杠和'],
  ...['碰碰和', '混一色', '三色三步高', '五门齐', '全求人', '双暗杠', '双箭刻', '全带幺', '不求人', '双明杠'],
  ...['和绝张', '箭刻', '圈风刻', '门风刻', '门前清', '平和', '四归一', '双同刻', '双暗刻', '暗杠'],
  ...['断幺', '一般高', '喜相逢', '连六', '老少副', '幺九刻', '明杠', '缺一门', '无字', '边张'],
  ...['坎张', '单钓将', '自摸', '花牌', '明暗杠', '天和', '地和', '人和', '人和'],
]
