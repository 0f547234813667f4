import { CardText } from '@/components/card-text'
import { printFigure } from '@/lib/format/points'

const cards = new Set(['contract', 'lead'])
const numbers = new Set(['score', 'tricks', 'result', 'nsScore'])

/** One value of a sheet as it reads in print. */
export function PrintedValue({ name, value }: { readonly name: string; readonly value: string }) {
  if (cards.has(name)) return <CardText code={value} />
  return <>{numbers.has(name) ? printFigure(value) : value}</>
}

/** Sheet columns that are figures. */
export const isPrintedNumber = (name: string): boolean => numbers.has(name)
