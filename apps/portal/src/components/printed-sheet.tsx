import { useTranslations } from 'next-intl'
import { CardText } from '@/components/card-text'
import { codeText } from '@/i18n/code-text'
import { printFigure } from '@/lib/format/points'

const cards = new Set(['contract', 'lead'])
const numbers = new Set(['score', 'tricks', 'result', 'nsScore'])

const dealLists = new Set(['deals', 'extraDeals', 'finish'])

type Words = ReturnType<typeof useTranslations<'printed'>>

/** Finishing orders (`NESW NS -0`): seats by their short names, a deal taken by penalty by its side. */
const dealText = (words: Words, value: string): string =>
  value
    .split(' ')
    .map(deal =>
      deal.startsWith('-')
        ? words('dealLost', { side: codeText(words, `winner.${deal.slice(1)}`) })
        : deal.replace(/[NESW]/g, seat => codeText(words, `seat.${seat}`)),
    )
    .join(words('dealComma'))

/** Substitutes (`east: name`) with the seat in words. */
const standInText = (words: Words, value: string): string =>
  value.replace(/\b(east|south|west|north)(?=: )/g, seat => codeText(words, `wind.${seat}`))

/** One value of a sheet as it reads in print. */
export function PrintedValue({ name, value }: { readonly name: string; readonly value: string }) {
  const words = useTranslations('printed')
  if (cards.has(name)) return <CardText code={value} />
  if (dealLists.has(name)) return <>{dealText(words, value)}</>
  if (name === 'standIns') return <>{standInText(words, value)}</>
  return <>{numbers.has(name) ? printFigure(value) : codeText(words, `${name}.${value}`, {}, printFigure(value))}</>
}

/** Sheet columns that are figures. */
export const isPrintedNumber = (name: string): boolean => numbers.has(name)
