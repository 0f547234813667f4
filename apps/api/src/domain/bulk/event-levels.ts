/** How the levels of events are written in sheets of either language. */
export const eventLevels = {
  club: ['俱乐部', '俱乐部比赛'],
  local: ['地方', '地方比赛'],
  regional: ['地区', '地区比赛'],
  association: ['地方协会', '协会', '地方协会比赛', '省级'],
  national: ['全国', '全国比赛', '国家级'],
  international: ['国际', '国际比赛'],
} as const
