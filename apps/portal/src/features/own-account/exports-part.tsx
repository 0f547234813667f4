import { getTranslations } from 'next-intl/server'
import { FreshWhile } from '@/components/fresh-while'
import { Instant } from '@/components/instant'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { CancelExportButton } from './cancel-export-button'
import { NewExportForm } from './new-export-form'
import type { OwnAccountQuery } from './own-account.graphql'

type Exports = NonNullable<ResultOf<typeof OwnAccountQuery>['viewer']['account']>['bulkExports']
type Export = Exports[number]

const isUnderWay = ({ state }: Export): boolean => state === 'WAITING' || state === 'RUNNING'

/** How far an export is, in words. */
async function Progress({ of }: { readonly of: Export }) {
  const t = await getTranslations('ownAccount.exports')
  const { state, failure, records: count, total } = of
  if (failure) return <>{t(`failure.${failure}`)}</>
  if (state === 'RUNNING' && total !== null) return <>{t('of', { count, total })}</>
  if (state === 'RUNNING' || state === 'READY') return <>{t('lines', { count })}</>
  return <>{t(`state.${state}`)}</>
}

async function ExportLine({ of }: { readonly of: Export }) {
  const t = await getTranslations('ownAccount.exports')
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-rule border-b py-3">
      <div className="min-w-0">
        <code className="block truncate text-sm">{of.document}</code>
        <p className="text-muted text-sm">
          <Progress of={of} /> · {t('asked')} <Instant at={of.startedAt} />
          {of.file ? (
            <>
              {' '}
              · {t('until')} <Instant at={of.expiresAt} />
            </>
          ) : null}
        </p>
      </div>
      {of.file ? (
        <a className="link inline-flex min-h-11 items-center lg:min-h-8" href={of.file} download>
          {t('fetch')}
        </a>
      ) : null}
      {isUnderWay(of) ? <CancelExportButton of={of.id} /> : null}
    </li>
  )
}

/** Queries that are answered whole, as files: how far each is, fetching and stopping one, asking for another. */
export async function ExportsPart({ exports }: { readonly exports: Exports }) {
  const t = await getTranslations('ownAccount.exports')
  return (
    <section aria-labelledby="exports-title" id="exports">
      <h2 id="exports-title" className="mb-2 text-lg">
        {t('title')}
      </h2>
      <p className="mb-4 max-w-2xl text-muted">
        {t('intro')}{' '}
        <Link href={`${paths.developers}#exports`} className="link">
          {t('developers')}
        </Link>
      </p>
      <FreshWhile open={exports.some(isUnderWay)} />
      {exports.length > 0 ? (
        <ul className="mb-4 border-rule border-t">
          {exports.map(one => (
            <ExportLine key={one.id} of={one} />
          ))}
        </ul>
      ) : null}
      <NewExportForm />
    </section>
  )
}
