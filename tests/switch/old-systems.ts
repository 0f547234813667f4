import { randomFrom } from '../support/random.js'
import type { Place } from './switcher.js'

/** Somebody of an old system. */
interface Member {
  readonly number: string
  readonly name: string
  readonly born: string
}

/** Points as the old system kept them, in hundredths. */
interface Entry {
  readonly member: Member
  readonly points: number
  readonly day: string
  readonly what: string
}

const FAMILIES = [...'王李张刘陈杨赵黄周吴']
const GIVEN = ['建国', '秀英', '志强', '丽华']

const printed = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** One day in five styles, as five clerks wrote them over the years. */
const styles: readonly ((day: string) => string)[] = [
  day => day,
  day => day.replaceAll('-', '/'),
  day => day.replaceAll('-', '.'),
  day => day.replaceAll('-', ''),
  day => `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`,
]

/** The list as the old system printed it: by the sum of all points up to a day, equal sums at one place. */
const listOf = (entries: readonly Entry[], asOf: string): Place[] => {
  const sums = new Map<string, number>()
  for (const { member, points, day } of entries)
    if (day <= asOf) sums.set(member.name, (sums.get(member.name) ?? 0) + points)
  return [...sums]
    .map(([name, sum]) => ({
      ...{ name, rank: 1 + [...sums.values()].filter(other => other > sum).length, value: printed(sum) },
    }))
    .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
}

/** A made-up association's export of ten years: its members, its points with quirks, and its lists at the end of each year. */
export const associationExport = (seed: number) => {
  const below = randomFrom(seed)
  const members: Member[] = FAMILIES.flatMap((family, f) =>
    GIVEN.map((given, g) => ({
      number: `BJ-${String(f * GIVEN.length + g + 1).padStart(4, '0')}`,
      name: `${family}${given}`,
      born: `${1950 + below(40)}-0${1 + below(9)}-1${below(9)}`,
    })),
  )
  const years = Array.from({ length: 10 }, (_, at) => 2016 + at)
  const entries: Entry[] = years.flatMap(year =>
    members.flatMap(member =>
      Array.from({ length: below(4) }, (_, at) => ({
        ...{ member, points: 5 * (1 + below(400)), day: `${year}-0${1 + below(9)}-${10 + below(18)}` },
        what: `${year} 第 ${at + 1} 站`,
      })),
    ),
  )
  const total = entries.reduce((sum, one) => sum + one.points, 0)
  const amount = (points: number, at: number): string =>
    at % 7 === 0 && points >= 100_000 ? `"${printed(points).replace(/\B(?=(\d{3})+\.)/g, ',')}"` : printed(points)
  return {
    members,
    entries,
    years,
    listOf: (asOf: string) => listOf(entries, asOf),
    people: `姓名,出生日期,外部号码的机构,旧会员号\n${members.map(one => `${one.name},${one.born},BJQX,${one.number}`).join('\n')}\n`,
    points: `姓名,旧会员号,积分,日期,积分种类,备注\n${entries
      .map(({ member, points, day, what }, at) =>
        [member.name, member.number, amount(points, at), styles[at % styles.length]?.(day), '红分', what].join(','),
      )
      .join('\n')}\n合计,,${printed(total)},,,\n`,
    lists: `姓名,旧会员号,排名表,日期,名次,积分\n${years
      .flatMap(year =>
        listOf(entries, `${year}-12-31`).map(place => {
          const { number } = members.find(one => one.name === place.name) ?? { number: '' }
          return [place.name, number, '年终排名', `${year}-12-31`, place.rank, place.value].join(',')
        }),
      )
      .join('\n')}\n`,
  }
}
