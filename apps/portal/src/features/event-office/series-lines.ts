/** A class as it is written in a line of the form. */
interface Stratum {
  readonly name: { readonly zh: string; readonly en: string }
  readonly atMost: string | null
  readonly prizes: number
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** `乙组 | B | 300 | 3` a line → classes; what is missing is left for the API to say so. */
export const strataOf = (text: string) =>
  linesOf(text).map(line => {
    const [nameZh = '', nameEn = '', atMost = '', prizes = ''] = line.split(/[|｜]/).map(part => part.trim())
    return { nameZh, nameEn, ...(atMost === '' ? {} : { atMost }), prizes: prizes === '' ? 0 : Number(prizes) || 0 }
  })

export const textOfStrata = (strata: readonly Stratum[]): string =>
  strata.map(({ name, atMost, prizes }) => `${name.zh} | ${name.en} | ${atMost ?? ''} | ${prizes}`).join('\n')

/** `1000012 2.5` a line → handicaps. */
export const handicapsOf = (text: string) =>
  linesOf(text).map(line => {
    const [player = '', points = ''] = line.split(/[\s,，]+/)
    return { player, points: points.replace(/^\+/, '') }
  })
