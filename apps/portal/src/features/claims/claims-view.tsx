import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { PersonName } from '@/components/person-name'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { DecideClaimForms } from './claim-forms'
import { OpenClaimsQuery } from './claims.graphql'
import { Refusal } from '@/components/permitted'

/** The claims that wait for the office: who says so, of which record, and how it can be checked. */
export async function ClaimsView() {
  const [t, answer] = await Promise.all([getTranslations('claims'), ask(OpenClaimsQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { openClaims } = answer.data
  return (
    <>
      <PageTitle title={t('deskTitle')} />
      {openClaims.length === 0 ? <EmptyState title={t('none')} /> : null}
      <ul className="border-rule border-t empty:border-0">
        {openClaims.map(claim => (
          <li key={claim.id} className="border-rule border-b py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              {claim.person ? (
                <Link href={paths.deskPerson(claim.person.id)} className="link">
                  <PersonName person={claim.person} plain />
                </Link>
              ) : null}
              <span className="figures text-muted">{claim.person?.number}</span>
              <span>{t('by', { name: claim.account ?? '' })}</span>
              <span className="text-muted text-sm">
                <Instant at={claim.at} />
              </span>
            </p>
            <p className="max-w-prose">{claim.proof}</p>
            {claim.canDecide.allowed ? <DecideClaimForms claim={claim.id} /> : null}
            <Refusal permission={claim.canDecide} />
          </li>
        ))}
      </ul>
    </>
  )
}
