import { peopleCalled, type runningDatabase } from '@paiji/api/testing'

/** How everybody of the register is called in English, by the Chinese name. */
export type Called = ReadonlyMap<string, readonly string[]>

const HAN = /(?<!\p{Script=Han})\p{Script=Han}{2,5}(?!\p{Script=Han})/gu

/** The people whose Chinese name an English reader has another for. */
export const namesOf = async ({ sql, db }: Awaited<ReturnType<typeof runningDatabase>>): Promise<Called> => {
  const people = await sql<{ id: string }[]>`select id from person where merged_into_id is null`
  const called = new Map<string, string[]>()
  const found = await peopleCalled(
    db,
    people.map(({ id }) => id),
  )
  for (const { zh, en } of found.values()) if (zh !== en) called.set(zh, [...(called.get(zh) ?? []), en])
  return called
}

const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

/** Names that an English page writes in Chinese before it has called anybody so in Latin letters. */
export const chineseFirst = (html: string, called: Called): string[] => {
  const text = textOf(html)
  return [...text.matchAll(HAN)]
    .filter(({ 0: name, index }) => {
      const known = called.get(name)
      return known !== undefined && !known.some(latin => text.slice(0, index).includes(latin))
    })
    .map(([name]) => name)
}
