import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PersonName } from '@/components/person-name'
import { SportTag } from '@/components/sport-tag'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { ListDownloads } from '@/components/list-downloads'
import { loadOwnBody } from '@/features/sign-in'
import { inLanguage } from '@/lib/format/bilingual'
import { dayHere } from '@/lib/format/day-here'
import { ask } from '@/lib/graphql/server-client'
import { EndLicenceForm, IssuerForm, LicenceForm } from './body-forms'
import { OfficialsQuery } from './body.graphql'
import { Fold, Part } from '@/components/fold'
import { Time } from './time'
import { BringLink } from './bring-link'

/** Technical officials with level and validity, and the bodies whose numbers are filed. */
export async function OfficialsView() {
  const [t, locale, answer] = await Promise.all([
    getTranslations('registerDesk'),
    getLocale(),
    ask(OfficialsQuery, { sport: null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { officialLicences, identifierIssuers, organisations } = answer.data
  const bodies = organisations.edges.map(({ node }) => ({ value: node.id, label: inLanguage(node.name, locale) }))
  return (
    <>
      <PageTitle title={t('officials')} secondary={t('officialsIntro')} actions={<BringLink kind="officials" />} />
      {officialLicences.length === 0 ? <EmptyState title={t('noOfficials')} /> : null}
      <ul>
        {officialLicences.map(one => (
          <li key={one.id} className="border-rule border-b py-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              {one.person ? <PersonName person={one.person} both /> : null}
              <SportTag sport={one.sport} />
              <Chip tone="strong">{t(`levels.${one.level}`)}</Chip>
              <span>{t(`licenceKinds.${one.kind}`)}</span>
              <Time from={one.from} until={one.until} />
              {one.organisation ? (
                <span className="text-muted text-sm">{inLanguage(one.organisation.name, locale)}</span>
              ) : null}
            </p>
            <details>
              <summary className="link flex min-h-11 items-center text-sm">{t('endLicence')}</summary>
              <EndLicenceForm licence={one.id} />
            </details>
          </li>
        ))}
      </ul>
      <ListDownloads list="officials" />
      <Fold title={t('giveLicence')}>
        <LicenceForm bodies={bodies} own={await loadOwnBody()} today={await dayHere()} />
      </Fold>
      <div className="mt-10">
        <Part title={t('issuers')}>
          <p className="max-w-prose text-muted">{t('issuersIntro')}</p>
          <ul>
            {identifierIssuers.map(one => (
              <li key={one.code} className="flex flex-wrap gap-x-3 border-rule border-b py-2">
                <span className="font-medium">{one.code}</span>
                <span>{inLanguage({ zh: one.nameZh, en: one.nameEn }, locale)}</span>
                <Chip>{t(one.visibility === 'public' ? 'visible' : 'private')}</Chip>
              </li>
            ))}
          </ul>
          <Fold title={t('declareIssuer')}>
            <IssuerForm />
          </Fold>
        </Part>
      </div>
    </>
  )
}
