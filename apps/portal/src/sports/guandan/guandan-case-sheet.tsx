import { useTranslations } from 'next-intl'
import type { CaseSheet } from '../case-sheet'
import { GuandanSheetView } from './guandan-sheet-view'

/** The game a case is about: its result, how the levels went, and every deal. */
export const GuandanCaseSheet: CaseSheet = ({ sheet, editionId }) => {
  const t = useTranslations('guandan.sheet')
  if (sheet.__typename !== 'GuandanSheet') return null
  return <GuandanSheetView data={sheet} edition={editionId} caption={t('title')} />
}
