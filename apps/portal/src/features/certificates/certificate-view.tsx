import type { ResultOf } from '@/gql'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { NotFound } from '@/components/not-found'
import { PrintButton } from '@/components/ui/print-button'
import { QrCode } from '@/components/ui/qr-code'
import { Link } from '@/i18n/navigation'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { ownAddress } from '@/lib/own-address'
import { paths } from '@/lib/paths'
import { CertificateQuery } from './certificates.graphql'

type Data = NonNullable<ResultOf<typeof CertificateQuery>['certificate']>

const LANGUAGES = [
  { locale: 'zh-CN', key: 'zh' },
  { locale: 'en', key: 'en' },
] as const

/** What it says, in one language. */
async function Words({ of, language }: { readonly of: Data; readonly language: (typeof LANGUAGES)[number] }) {
  const t = await getTranslations({ locale: language.locale, namespace: 'certificates' })
  const { holder, title, place, club, issuer, day } = of
  const said = (text: { readonly zh: string; readonly en: string } | null) => text?.[language.key] ?? ''
  return (
    <div lang={language.locale} className="py-4">
      <p className="text-muted">{said(issuer)}</p>
      <p className="mt-2 text-xl">{t(`heading.${of.kind}`)}</p>
      <p className="mt-2 text-lg">
        {said(holder)}
        {of.number ? <span className="figures ml-3 text-md text-muted">{of.number}</span> : null}
      </p>
      {club ? <p>{said(club)}</p> : null}
      <p className="mt-2 font-medium">{said(title)}</p>
      {place ? (
        <p>
          {said(place.stage) === said(title) ? '' : `${said(place.stage)} · `}
          {t(place.shared ? 'sharedPlace' : 'place', { rank: place.rank, field: place.field })}
        </p>
      ) : null}
      <p className="text-muted">{day ? formatDate(day, language.locale) : ''}</p>
    </div>
  )
}

/** Whether it still holds, first and plain. */
async function Standing({ of }: { readonly of: Data }) {
  const t = await getTranslations('certificates')
  const holds = of.status === 'VALID'
  return (
    <section aria-labelledby="certificate-status" className="mb-6 border-rule border-y py-3">
      <h1 id="certificate-status" className="text-xl">
        {t(`status.${of.status}`)}
      </h1>
      <p className="max-w-prose">{t(`statusNote.${of.status}`)}</p>
      {!holds && of.statusSince ? (
        <p className="text-muted">
          {t('since')} <Instant at={of.statusSince} />
        </p>
      ) : null}
    </section>
  )
}

async function Checking({ of, address }: { readonly of: Data; readonly address: string }) {
  const [t, locale] = await Promise.all([getTranslations('certificates'), getLocale()])
  return (
    <section className="mt-6" data-no-print="">
      <h2 className="mb-2 text-lg">{t('check')}</h2>
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <PrintButton label={t('print')} />
        <a className="link" href={paths.paper('certificates', of.id, locale)}>
          PDF
        </a>
        {of.path ? (
          <a className="link" href={of.path} download>
            {t('file')}
          </a>
        ) : (
          <span className="text-muted">{t('notSigned')}</span>
        )}
        <a className="link" href="/files/certificates/status.json" download>
          {t('statusFile')}
        </a>
        <Link className="link" href={paths.trust}>
          {t('key')}
        </Link>
      </div>
      <p className="max-w-prose">{t('checkNote')}</p>
      <code className="mt-2 block overflow-x-auto text-sm">
        paiji verify certificate.json --public-key key.pem --status status.json
      </code>
      {of.publication ? <p className="mt-2 break-all text-muted text-sm">SHA-256 {of.publication.digest}</p> : null}
      <p className="mt-2 break-all text-muted text-sm">{address}</p>
    </section>
  )
}

/** A certificate as it is printed and as it is verified: one page, in both languages, the reader's first. */
export async function CertificateView({ id }: { readonly id: string }) {
  const [t, locale, answer, origin] = await Promise.all([
    getTranslations('certificates'),
    getLocale(),
    ask(CertificateQuery, { id }),
    ownAddress(),
  ])
  if (!answer.ok && answer.failure.layer === 'network') return <FailureNotice failure={answer.failure} />
  const of = answer.ok ? answer.data.certificate : null
  if (!of) return <NotFound />
  const address = `${origin}/${locale}${paths.certificate(of.id)}`
  return (
    <article className="printed">
      <Standing of={of} />
      {of.holder ? (
        <div className="flex flex-wrap items-start justify-between gap-6 border-rule border-b pb-4">
          <div className="min-w-0 divide-y divide-rule">
            {(locale === 'en' ? LANGUAGES.toReversed() : LANGUAGES).map(language => (
              <Words key={language.key} of={of} language={language} />
            ))}
          </div>
          <figure className="w-40 shrink-0">
            <QrCode text={address} label={t('qr')} className="size-40" />
            <figcaption className="mt-1 text-muted text-sm">{t('qrNote')}</figcaption>
          </figure>
        </div>
      ) : null}
      {of.holder ? (
        <p className="mt-2 text-muted text-sm">
          {t('issued')} <Instant at={of.issuedAt} />
          {of.byOffice ? ` · ${t('byOffice')}` : ''}
        </p>
      ) : null}
      {of.holder ? <Checking of={of} address={address} /> : null}
    </article>
  )
}
