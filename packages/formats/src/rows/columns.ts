/** The columns that every table of results has, whatever the sport. */
export const sharedColumns = ['round', 'table', 'seat', 'number', 'name', 'member'] as const
export type SharedColumn = (typeof sharedColumns)[number]

/** What other people call the columns, Chinese headings among them. */
const aliases: Readonly<Record<string, string>> = {
  session: 'round',
  轮次: 'round',
  轮: 'round',
  局次: 'round',
  桌: 'table',
  桌号: 'table',
  台号: 'table',
  座位: 'seat',
  方位: 'seat',
  no: 'number',
  编号: 'number',
  参赛号: 'number',
  names: 'name',
  player: 'name',
  players: 'name',
  姓名: 'name',
  选手: 'name',
  memberno: 'member',
  membernumber: 'member',
  注册号: 'member',
  会员号: 'member',
  比赛分: 'points',
  score: 'points',
  标准分: 'standard_points',
  tablepoints: 'standard_points',
  场分: 'match_points',
  matchpoints: 'match_points',
  级分: 'level_points',
  levelpoints: 'level_points',
  级数: 'level',
  级别: 'level',
}

/** The name of a column by its heading. */
export const columnOfHeading = (heading: string): string | undefined => {
  const plain = heading.normalize('NFKC').trim().toLowerCase()
  if (plain === '') return undefined
  return aliases[plain.replace(/[\s_.-]+/g, '')] ?? plain.replace(/[\s-]+/g, '_')
}

const seatNames: Readonly<Record<string, string>> = {
  东: 'E',
  南: 'S',
  西: 'W',
  北: 'N',
  east: 'E',
  south: 'S',
  west: 'W',
  north: 'N',
  南北: 'NS',
  东西: 'EW',
}

/** Which of these seats a cell names, by its code, its name or its place from 1. */
export const seatOf = (text: string, seats: readonly string[]): number | undefined => {
  const plain = text.normalize('NFKC').trim()
  const code = seatNames[plain.toLowerCase()] ?? plain.toUpperCase()
  const at = seats.indexOf(code)
  if (at >= 0) return at
  const place = /^[1-9]$/.test(plain) ? Number(plain) : 0
  return place >= 1 && place <= seats.length ? place - 1 : undefined
}
