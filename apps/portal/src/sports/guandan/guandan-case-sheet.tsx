import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ask } from '@/lib/graphql/server-client'
import type { CaseSheetView } from '../sheet-view'
import { GuandanSheetView } from './guandan-sheet-view'
import { GuandanCaseQuery } from './sheet.graphql'

/** The game a case is about: its result, how the levels went, and every deal. */
export const GuandanCaseSheet: CaseSheetView = async ({ reference }) => {
  const [t, answer] = await Promise.all([getTranslations('guandan.sheet'), ask(GuandanCaseQuery, { reference })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const table = answer.data.casebookEntry?.table
  if (table?.sheet?.__typename !== 'GuandanSheet') return null
  return <GuandanSheetView data={table.sheet} edition={table.editionId ?? ''} caption={t('title')} />
}
