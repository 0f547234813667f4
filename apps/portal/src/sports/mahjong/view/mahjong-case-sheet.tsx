import { useTranslations } from 'next-intl'
import type { CaseSheet } from '../../case-sheet'
import { seatLetters } from '../seat-letters'
import { SessionView } from './session-view'

/** The session a case is about: every hand, the players called by the seats they began in. */
export const MahjongCaseSheet: CaseSheet = ({ sheet, editionId }) => {
  const [t, seats] = [useTranslations('mahjong.view'), useTranslations('seat')]
  if (sheet.__typename !== 'MahjongSheet') return null
  return (
    <SessionView
      sheet={sheet}
      names={seatLetters.map(letter => seats(letter))}
      tablePoints={[]}
      caption={t('session')}
      editionId={editionId}
    />
  )
}
