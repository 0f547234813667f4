import { useTranslations } from 'next-intl'

interface TablePlaceProps {
  readonly at: {
    readonly slot: string
    readonly session: number | null
    readonly round: number | null
    readonly section: string | null
    readonly table: string | null
  }
}

/** Where a sheet without a board belongs: session, round and table in words. */
export function TablePlace({ at: { slot, session, round, section, table } }: TablePlaceProps) {
  const t = useTranslations()
  const parts = [
    session === null ? '' : t('boards.session', { session }),
    round === null ? '' : t('boards.round', { round }),
    table === null ? '' : t('boards.table', { table: `${section ?? ''}${table}` }),
  ].filter(Boolean)
  return <>{parts.length > 0 ? parts.join(' · ') : slot}</>
}

/** The anchor of a whole sheet on the page that shows it. */
export const sheetAnchor = (sheetId: string): string => `sheet-${sheetId}`
