import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ask } from '@/lib/graphql/server-client'
import type { CaseSheetView } from '../../sheet-view'
import { MahjongCaseQuery } from '../sheet.graphql'
import { SessionView } from './session-view'

/** The session a case is about: every hand, the players called by the seats they began in. */
export const MahjongCaseSheet: CaseSheetView = async ({ reference }) => {
  const [t, answer] = await Promise.all([getTranslations('mahjong.view'), ask(MahjongCaseQuery, { reference })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const table = answer.data.casebookEntry?.table
  if (table?.sheet?.__typename !== 'MahjongSheet') return null
  const players = ['1', '2', '3', '4'].map(number => t('playerNumber', { number }))
  return (
    <SessionView
      sheet={table.sheet}
      names={players}
      tablePoints={[]}
      caption={t('session')}
      editionId={table.editionId ?? ''}
    />
  )
}
