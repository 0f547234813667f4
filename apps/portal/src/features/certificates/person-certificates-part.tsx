import { getLocale, getTranslations } from 'next-intl/server'
import { Fold, Part } from '@/components/fold'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { IssueForm, WithdrawForm } from './certificate-forms'
import { OfficeCertificatesQuery } from './certificates.graphql'

type Office = NonNullable<NonNullable<ResultOf<typeof OfficeCertificatesQuery>['person']>['office']>

async function Made({ certificates }: Pick<Office, 'certificates'>) {
  const [t, locale] = await Promise.all([getTranslations('certificates'), getLocale()])
  return (
    <ul className="border-rule border-t empty:border-0">
      {certificates.map(one => (
        <li key={one.id} className="border-rule border-b py-2">
          <p className="flex flex-wrap items-baseline gap-x-4">
            <Link className="link" href={paths.certificate(one.id)}>
              {one.title ? inLanguage(one.title, locale) : t(`kind.${one.kind}`)}
            </Link>
            <span className="text-muted">{one.day ? formatDate(one.day, locale) : ''}</span>
            <span>{t(`status.${one.status}`)}</span>
          </p>
          {one.status === 'WITHDRAWN' ? null : <WithdrawForm certificate={one.id} office />}
        </li>
      ))}
    </ul>
  )
}

/** What the office certifies of somebody in its own name: grades its body gave, places in its own events. */
export async function PersonCertificatesPart({ person }: { readonly person: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('certificates'),
    getLocale(),
    ask(OfficeCertificatesQuery, { id: person }),
  ])
  const office = answer.ok ? answer.data.person?.office : null
  if (!office || office.certifiable.length + office.certificates.length === 0) return null
  return (
    <Part title={t('office')}>
      <p className="mb-2 max-w-prose text-muted">{t('officeNote')}</p>
      <Made certificates={office.certificates} />
      {office.certifiable.length > 0 ? (
        <Fold title={t('officeMake')}>
          <ul className="border-rule border-t">
            {office.certifiable.map(one => (
              <li key={`${one.subject} ${one.entry}`} className="border-rule border-b py-3">
                <p className="flex flex-wrap items-baseline gap-x-4">
                  <span className="font-medium">{inLanguage(one.title, locale)}</span>
                  <span>
                    {one.place ? t('place', { rank: one.place.rank, field: one.place.field }) : t('kind.grade')}
                  </span>
                  <span className="text-muted">{formatDate(one.day, locale)}</span>
                </p>
                <IssueForm of={one} person={person} label={`${t('make')}: ${inLanguage(one.title, locale)}`} />
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </Part>
  )
}
