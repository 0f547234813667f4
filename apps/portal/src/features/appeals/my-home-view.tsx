import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ListPages } from '@/components/list-pages'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { loadViewer } from '@/features/sign-in'
import { MyClaim } from '@/features/claims'
import { MyEntries } from '@/features/own-entry'
import { MyReports, MyResults } from '@/features/result-reports'
import { MyOutlook } from '@/features/forecast'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { CaseStatus } from './case-status'
import type { CaseCard } from './case-words'
import { MyCasesQuery, NoticesQuery } from './cases.graphql'
import { NextStepLine } from './next-steps'
import { NoticeList } from './notice-list'

async function CaseItem({ of }: { readonly of: CaseCard }) {
  const [t, locale] = await Promise.all([getTranslations('cases'), getLocale()])
  return (
    <li className="border-rule border-b py-4">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Link
          href={
            of.status === 'DRAFT'
              ? paths.newAppeal({ appeal: of.id, ruling: of.ruling?.id, stage: of.stage.id, slot: of.slot })
              : paths.case(of)
          }
          className="link font-medium"
        >
          {of.number ? t('title', { number: of.number }) : t('draftTitle')}
        </Link>
        <CaseStatus of={of} />
      </p>
      <p className="text-muted text-sm">{inLanguage(of.event.name, locale)}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {of.nextSteps.map(step => (
          <li key={step.code}>
            <NextStepLine step={step} of={of} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function CaseGroup({ title, cases }: { readonly title: string; readonly cases: readonly CaseCard[] }) {
  if (cases.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="border-rule border-t">
        {cases.map(one => (
          <CaseItem key={one.id} of={one} />
        ))}
      </ul>
    </section>
  )
}

const mine = (of: CaseCard): boolean => of.nextSteps.some(step => step.mine)

/** What waits for a player, the player's own cases with their clocks, and what there is to know. */
export async function MyHomeView({ after }: { readonly after?: string }) {
  const [t, viewer, cases, notices] = await Promise.all([
    getTranslations('myCases'),
    loadViewer(),
    ask(MyCasesQuery, { after: after || null }),
    ask(NoticesQuery, {}),
  ])
  if (!cases.ok) return <FailureNotice failure={cases.failure} />
  const { appeals } = cases.data
  const all = appeals.edges.map(edge => edge.node)
  const person = viewer.ok ? viewer.data.viewer.person : null
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          person ? (
            <>
              <ButtonLink href={paths.myCertificates}>{t('certificates')}</ButtonLink>
              <ButtonLink href={paths.player(person)}>{t('myPage')}</ButtonLink>
            </>
          ) : undefined
        }
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="flex min-w-0 flex-col gap-8">
          <CaseGroup title={t('waiting')} cases={all.filter(mine)} />
          {person ? null : <MyClaim />}
          <MyResults />
          <MyEntries />
          <MyReports />
          {person ? <MyOutlook personId={person.id} /> : null}
          {all.length === 0 ? (
            <EmptyState title={t('noneTitle')}>
              {t('none')}{' '}
              <Link href="/events" className="link">
                {t('toEvents')}
              </Link>
            </EmptyState>
          ) : null}
          <CaseGroup title={t('others')} cases={all.filter(one => !mine(one))} />
          {after || appeals.pageInfo.hasNextPage ? (
            <ListPages list={appeals} after={after} hrefOf={cursor => paths.with(paths.my, { after: cursor })} />
          ) : null}
        </div>
        <div className="min-w-0">
          {notices.ok ? <NoticeList notices={notices.data.notices.edges.map(edge => edge.node)} /> : null}
          <Link href={paths.myNotices()} className="link mt-3 inline-flex min-h-11 items-center">
            {t('allNotices')}
          </Link>
        </div>
      </div>
    </>
  )
}
