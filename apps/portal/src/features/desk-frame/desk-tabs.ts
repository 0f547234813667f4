import { getTranslations } from 'next-intl/server'
import type { SideTab } from '@/components/ui/side-tabs'
import { type PortalViewer, waitingCount, type WorkKind } from '@/features/sign-in'
import { paths } from '@/lib/paths'

/** A room of the desk: whose door the API opens by a permission, and the kinds of work that are done in it. */
interface Room {
  readonly href: string
  readonly label: string
  readonly may: keyof PortalViewer['permissions']
  readonly kinds?: readonly WorkKind[]
}

const rooms = [
  { href: paths.scoring, label: 'scoring', may: 'canOpenScoring' },
  { href: paths.deskEvents(), label: 'ownEvents', may: 'canOpenScoring' },
  {
    href: paths.deskEventRequests(),
    label: 'eventRequests',
    may: 'canOpenEventRequests',
    kinds: ['eventRequests', 'returnedEventRequests'],
  },
  { href: '/desk/imports', label: 'imports', may: 'canOpenImports', kinds: ['filesToCommit'] },
  { href: '/desk/identity', label: 'identity', may: 'canOpenIdentities', kinds: ['importQuestions'] },
  { href: '/desk/corrections', label: 'corrections', may: 'canOpenCorrections', kinds: ['correctionsToApprove'] },
  { href: '/desk/cases', label: 'cases', may: 'canOpenCases' },
  {
    href: paths.deskPeople(),
    label: 'people',
    may: 'canOpenRegister',
    kinds: ['transfersToAnswer', 'transfersToDecide', 'erasuresToDecide', 'recordActsToAnswer'],
  },
  { href: paths.deskBodies(), label: 'organisations', may: 'canOpenRegister' },
  { href: paths.deskSanctions(), label: 'sanctions', may: 'canOpenRegister', kinds: ['sanctionsToConfirm'] },
  { href: paths.deskOfficials, label: 'officials', may: 'canOpenRegister' },
  { href: paths.deskAnomalies(), label: 'anomalies', may: 'canOpenAnomalies', kinds: ['anomalies'] },
  {
    href: paths.deskSpreadsheets(),
    label: 'spreadsheets',
    may: 'canOpenSpreadsheets',
    kinds: ['spreadsheetsRead', 'largeSpreadsheetsRead'],
  },
  { href: paths.deskGrades(), label: 'grades', may: 'canOpenGrades', kinds: ['gradesToAward', 'gradesReached'] },
  { href: '/desk/lists', label: 'lists', may: 'canOpenLists', kinds: ['listDifferences'] },
  {
    href: paths.deskAccounts(),
    label: 'accounts',
    may: 'canOpenAccounts',
    kinds: ['rolesToConfirm', 'recoveriesToDecide'],
  },
  { href: paths.deskWebhooks(), label: 'webhooks', may: 'canOpenWebhooks' },
  { href: paths.deskMail(), label: 'mail', may: 'canOpenOutbox' },
] as const satisfies readonly Room[]

/** The parts of the desk the API opens to this viewer, with what waits in each. */
export const deskTabs = async (viewer: PortalViewer): Promise<readonly SideTab[]> => {
  const t = await getTranslations('desk')
  const open = rooms.filter(({ may }) => viewer.permissions[may].allowed)
  return [
    { href: paths.desk, label: t('overview'), count: waitingCount(viewer), exact: true },
    ...open.map(room => ({
      ...{ href: room.href, label: t(room.label) },
      ...('kinds' in room ? { count: waitingCount(viewer, room.kinds) } : {}),
    })),
  ]
}
