import { getTranslations } from 'next-intl/server'
import type { SideTab } from '@/components/ui/side-tabs'
import type { PortalViewer } from '@/features/sign-in'
import { paths } from '@/lib/paths'

/** The parts of the desk the API opens to this viewer, with what waits in each. */
export const deskTabs = async ({ permissions: may, waiting }: PortalViewer): Promise<readonly SideTab[]> => {
  const t = await getTranslations('desk')
  const tabs: readonly (SideTab & { readonly open: boolean })[] = [
    { href: '/desk', label: t('overview'), exact: true, open: true },
    { href: paths.scoring, label: t('scoring'), open: may.canOpenScoring.allowed },
    {
      href: paths.deskEventRequests(),
      label: t('eventRequests'),
      count: waiting.eventRequests,
      open: may.canOpenEventRequests.allowed,
    },
    { href: '/desk/imports', label: t('imports'), open: may.canOpenImports.allowed },
    {
      href: '/desk/identity',
      label: t('identity'),
      count: waiting.identityQuestions,
      open: may.canOpenIdentities.allowed,
    },
    {
      href: '/desk/corrections',
      label: t('corrections'),
      count: waiting.proposedCorrections,
      open: may.canOpenCorrections.allowed,
    },
    { href: '/desk/cases', label: t('cases'), open: may.canOpenCases.allowed },
    { href: paths.deskPeople(), label: t('people'), open: may.canOpenRegister.allowed },
    { href: paths.deskBodies(), label: t('organisations'), open: may.canOpenRegister.allowed },
    {
      href: paths.deskSanctions(),
      label: t('sanctions'),
      count: waiting.proposedSanctions,
      open: may.canOpenRegister.allowed,
    },
    { href: paths.deskOfficials, label: t('officials'), open: may.canOpenRegister.allowed },
    { href: paths.deskAnomalies(), label: t('anomalies'), open: may.canOpenAnomalies.allowed },
    { href: paths.deskSpreadsheets(), label: t('spreadsheets'), open: may.canOpenSpreadsheets.allowed },
    { href: paths.deskGrades(), label: t('grades'), count: waiting.gradeProposals, open: may.canOpenGrades.allowed },
    { href: '/desk/lists', label: t('lists'), open: may.canOpenLists.allowed },
    {
      href: paths.deskAccounts(),
      label: t('accounts'),
      count: waiting.proposedRoles,
      open: may.canOpenAccounts.allowed,
    },
    { href: paths.deskWebhooks(), label: t('webhooks'), open: may.canOpenWebhooks.allowed },
    { href: paths.deskMail(), label: t('mail'), open: may.canOpenOutbox.allowed },
  ]
  return tabs.filter(tab => tab.open).map(({ open: _, ...tab }) => tab)
}
