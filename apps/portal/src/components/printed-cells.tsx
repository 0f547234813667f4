import { isPrintedNumber, PrintedValue } from '@/components/printed-sheet'
import { Cell } from '@/components/ui/table'

interface Printed {
  readonly printed: readonly { readonly name: string; readonly value: string }[]
}

/** What a sheet says, a cell for each of the columns shown; empty where it says nothing of the kind. */
export function PrintedCells({ names, line }: { readonly names: readonly string[]; readonly line: Printed }) {
  return names.map(name => {
    const value = line.printed.find(item => item.name === name)?.value
    return (
      <Cell key={name} numeric={isPrintedNumber(name)}>
        {value === undefined ? null : <PrintedValue name={name} value={value} />}
      </Cell>
    )
  })
}
