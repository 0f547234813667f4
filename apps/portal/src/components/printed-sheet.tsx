import { useTranslations } from 'next-intl'
import { CardText } from '@/components/card-text'
import { codeText } from '@/i18n/code-text'
import { printFigure } from '@/lib/format/points'

const cards = new Set(['contract', 'lead'])
const numbers = new Set(['score', 'tricks', 'result', 'nsScore'])

/** One value of a sheet as it reads in print. */
export function PrintedValue({ name, value }: { readonly name: string; readonly value: string }) {
  const words = useTranslations('printed')
  if (cards.has(name)) return <CardText code={value} />
  return <>{numbers.has(name) ? printFigure(value) : codeText(words, `${name}.${value}`, {}, value)}</>
}

/** Sheet columns that are figures. */
export const isPrintedNumber = (name: string): boolean => numbers.has(name)
