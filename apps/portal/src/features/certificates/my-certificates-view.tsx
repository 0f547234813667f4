import { useLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { LoginLink, loadViewer } from '@/features/sign-in'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { IssueForm, WithdrawForm } from './certificate-forms'
import { MyCertificatesQuery } from './certificates.graphql'

type Certificates = ResultOf<typeof MyCertificatesQuery>

/** Of a placing, the stage it was won in, unless that bears the event's name. */
function StageName({
  of: { title, place },
}: {
  readonly of: Certificates['myCertificates' | 'myCertifiable'][number]
}) {
  const locale = useLocale()
  const stage = place ? inLanguage(place.stage, locale) : ''
  return stage && stage !== (title && inLanguage(title, locale)) ? <span>{stage}</span> : null
}

/** The certificates that were made, each with its state and its withdrawal. */
async function Made({ certificates }: { readonly certificates: Certificates['myCertificates'] }) {
  const [t, locale] = await Promise.all([getTranslations('certificates'), getLocale()])
  if (certificates.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-lg">{t('made')}</h2>
      <ul className="border-rule border-t">
        {certificates.map(one => (
          <li key={one.id} className="border-rule border-b py-3">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <Link className="link" href={paths.certificate(one.id)}>
                {one.title ? inLanguage(one.title, locale) : t(`kind.${one.kind}`)}
              </Link>
              <StageName of={one} />
              <span className="text-muted">{one.day ? formatDate(one.day, locale) : ''}</span>
              <span>{t(`status.${one.status}`)}</span>
              {one.byOffice ? <span className="text-muted">{t('byOffice')}</span> : null}
            </p>
            {one.status === 'WITHDRAWN' ? null : <WithdrawForm certificate={one.id} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a certificate can be made of. */
async function Possible({ certifiable }: { readonly certifiable: Certificates['myCertifiable'] }) {
  const [t, locale] = await Promise.all([getTranslations('certificates'), getLocale()])
  return (
    <section>
      <h2 className="mb-2 text-lg">{t('possible')}</h2>
      {certifiable.length === 0 ? <EmptyState title={t('nothing')} /> : null}
      <ul className="border-rule border-t empty:border-0">
        {certifiable.map(one => (
          <li key={`${one.subject} ${one.entry}`} className="border-rule border-b py-3">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-medium">{inLanguage(one.title, locale)}</span>
              <StageName of={one} />
              <span>{one.place ? t('place', { rank: one.place.rank, field: one.place.field }) : t('kind.grade')}</span>
              <span className="text-muted">{formatDate(one.day, locale)}</span>
            </p>
            <IssueForm of={one} label={`${t('make')}: ${inLanguage(one.title, locale)}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The viewer's own certificates, and what others can be made of. */
export async function MyCertificatesView() {
  const [t, frame, viewer, answer] = await Promise.all([
    getTranslations('certificates'),
    getTranslations('frame'),
    loadViewer(),
    ask(MyCertificatesQuery, {}),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { myCertificates, myCertifiable } = answer.data
  const isSignedIn = viewer.ok && Boolean(viewer.data.viewer.accountId)
  return (
    <>
      <PageTitle title={t('mine')} />
      <p className="mb-6 max-w-prose text-muted">{t('mineNote')}</p>
      {isSignedIn ? null : <LoginLink label={frame('logIn')} />}
      <ClientMessages namespaces={['certificates', 'registerDesk', 'problemList', 'failure', 'common', 'clause']}>
        <BrowserClientProvider>
          <Made certificates={myCertificates} />
          <Possible certifiable={myCertifiable} />
        </BrowserClientProvider>
      </ClientMessages>
    </>
  )
}
