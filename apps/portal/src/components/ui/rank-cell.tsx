import { useTranslations } from 'next-intl'
import { Cell } from './table'

interface RankCellProps {
  readonly rank: number
  readonly shared: boolean
}

/** A place, at the left edge of its table; `=` where several have it. */
export function RankCell({ rank, shared }: RankCellProps) {
  const columns = useTranslations('columns')
  return (
    <Cell numeric stuck className="figures">
      {rank}
      {shared ? (
        <>
          <span aria-hidden="true">=</span>
          <span className="sr-only"> {columns('sharedRank')}</span>
        </>
      ) : null}
    </Cell>
  )
}
