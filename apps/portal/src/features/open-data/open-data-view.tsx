import { getFormatter, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { loadOpenData, type OpenDataDay, type OpenDataStep } from './load-days'
import { OpenDataPlanQuery } from './open-data.graphql'
import { RenewButton } from './renew-button'

async function Files({ day, files }: OpenDataDay) {
  const [t, format] = await Promise.all([getTranslations('openData'), getFormatter()])
  return (
    <RegisterTable caption={t('filesOf', { day })} label={t('filesOf', { day })}>
      <thead>
        <Row>
          <ColumnHead>{t('kind')}</ColumnHead>
          <ColumnHead numeric>{t('records')}</ColumnHead>
          <ColumnHead numeric>{t('size')}</ColumnHead>
          <ColumnHead>{t('load')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {files.map(({ kind, file, records, bytes }) => (
          <Row key={kind}>
            <RowHead>{kind}</RowHead>
            <Cell numeric>{format.number(records)}</Cell>
            <Cell numeric>{t('kilobytes', { count: format.number(Math.ceil(bytes / 1024)) })}</Cell>
            <Cell>
              <span className="inline-flex gap-4">
                <a className="link" href={`/files/open-data/${day}/${file}`} download>
                  JSONL
                </a>
                <a className="link" href={`/files/open-data/${day}/${kind}.csv`} download>
                  CSV
                </a>
                <a className="link" href={`/files/open-data/${day}/${kind}.parquet`} download>
                  Parquet
                </a>
              </span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

async function Newest({ newest, older }: { readonly newest: OpenDataDay; readonly older: readonly OpenDataDay[] }) {
  const t = await getTranslations('openData')
  return (
    <>
      <p className="mb-4">
        {t('written')} <Instant at={newest.writtenAt} zone="UTC" /> ·{' '}
        {t('versions', { schema: newest.schemaVersion, rules: newest.rules })}
      </p>
      <ul className="mb-6 flex flex-wrap gap-x-6 gap-y-2">
        {newest.beside.map(name => (
          <li key={name}>
            <a className="link" href={`/files/open-data/${newest.day}/${name}`} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <Files {...newest} />
      {older.length > 0 ? (
        <>
          <h2 className="mt-8 mb-2 text-md">{t('older')}</h2>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {older.map(({ day }) => (
              <li key={day}>
                <a className="link" href={`/files/open-data/${day}/manifest.json`} download>
                  {day}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

/** How many earlier snapshots are offered as the beginning of what changed. */
const BEGINNINGS = 8

/** What the newest snapshot has that earlier ones have not, for whoever keeps a copy. */
async function Changes({ steps }: { readonly steps: readonly OpenDataStep[] }) {
  const [t, format] = await Promise.all([getTranslations('openData'), getFormatter()])
  const sizes = steps.map((_, first) => steps.slice(first).reduce((sum, { bytes }) => sum + bytes, 0))
  return (
    <>
      <h2 className="mt-8 mb-2 text-md">{t('changes')}</h2>
      <p className="mb-2 max-w-prose">{t('changesNote')}</p>
      <ul>
        {steps.flatMap(({ from }, first) =>
          first < steps.length - BEGINNINGS ? (
            []
          ) : (
            <li key={from}>
              <a
                className="link inline-flex min-h-11 items-center lg:min-h-8"
                href={`/files/open-data/since/${from}`}
                download
              >
                <span>
                  {t('changesSince')} <Instant at={from} zone="UTC" />
                </span>
              </a>{' '}
              · {t('kilobytes', { count: format.number(Math.ceil((sizes[first] ?? 0) / 1024)) })}
            </li>
          ),
        )}
      </ul>
      <Command>node paiji-verify.mjs snapshot FOLDER --changes changes.jsonl --out NEW --public-key key.pem</Command>
    </>
  )
}

function Command({ children }: { readonly children: string }) {
  return <code className="mt-2 block overflow-x-auto text-sm">{children}</code>
}

type Plan = ResultOf<typeof OpenDataPlanQuery>['openDataPlan']

/** When the next files come, and for those who publish a way to have them now. */
async function Coming({ plan, newest }: { readonly plan: Plan; readonly newest: OpenDataDay | undefined }) {
  const t = await getTranslations('openData')
  const { today, next, published, organisation, canRenew } = plan
  const isToday = newest?.day === today
  return (
    <>
      {newest ? (
        <p className="mb-4 max-w-prose">
          {isToday ? t('nextDay', { day: today, next }) : t('nextSoon', { day: today })}
        </p>
      ) : null}
      {organisation && published && canRenew.allowed ? (
        <ClientMessages namespaces={['openData', 'problemList', 'failure', 'clause']}>
          <BrowserClientProvider>
            <RenewButton organisation={organisation} />
          </BrowserClientProvider>
        </ClientMessages>
      ) : null}
    </>
  )
}

/** What the federation publishes as data, by day, and how anybody computes it again. */
export async function OpenDataView() {
  const [t, data, asked] = await Promise.all([getTranslations('openData'), loadOpenData(), ask(OpenDataPlanQuery, {})])
  if (!asked.ok) return <FailureNotice failure={asked.failure} />
  if (!data) return <FailureNotice failure={{ layer: 'network', message: '', retryable: true }} />
  const [newest, ...older] = data.days
  const plan = asked.data.openDataPlan
  return (
    <>
      <PageTitle title={t('title')} />
      <p className="mb-6 max-w-prose">{t('lead')}</p>
      <Coming plan={plan} newest={newest} />
      {newest ? (
        <Newest newest={newest} older={older} />
      ) : (
        <EmptyState title={t('none')}>{t(plan.published ? 'noneSoon' : 'noneNote')}</EmptyState>
      )}
      <h2 className="mt-8 mb-2 text-md">{t('check')}</h2>
      <p className="max-w-prose">{t('checkNote')}</p>
      <p className="mt-2">
        <a className="link" href="/files/open-data/paiji-verify.mjs" download>
          paiji-verify.mjs
        </a>
      </p>
      <Command>node paiji-verify.mjs snapshot FOLDER --public-key key.pem</Command>
      <p className="mt-2">
        <Link className="link" href={paths.trust}>
          {t('proofs')}
        </Link>
      </p>
      {data.changes.length > 0 ? <Changes steps={data.changes} /> : null}
      <h2 className="mt-8 mb-2 text-md">{t('licence')}</h2>
      <p className="max-w-prose">{t('licenceNote')}</p>
    </>
  )
}
