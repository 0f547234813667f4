import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { loadViewer } from '@/features/sign-in'
import { loadSchema } from './load-schema'

const sections = [
  'start',
  'tokens',
  'clients',
  'answers',
  'limits',
  'live',
  'webhooks',
  'embeds',
  'data',
  'files',
  'exports',
  'versions',
  'programs',
] as const

function Code({ children }: { readonly children: string }) {
  return (
    <pre className="my-3 whitespace-pre-wrap break-words border-rule border-y bg-raised p-3 text-sm">
      <code>{children}</code>
    </pre>
  )
}

const asking = (origin: string): string => `curl ${origin}/graphql \\
  -H 'content-type: application/json' \\
  -H 'authorization: Bearer paiji_…' \\
  -d '{"query":"{ rankings { code name { zh en } latest { asOf } } }"}'`

const listening = (origin: string): string => `curl -N ${origin}/graphql/stream \\
  -H 'content-type: application/json' -H 'accept: text/event-stream' \\
  -d '{"query":"subscription ($stage: ID!) { standingsChanged(stage: $stage) { number status } }","variables":{"stage":"…"}}'`

const fetching = (origin: string): string => `curl ${origin}/oauth/token \\
  -u 'client_id:client_secret' \\
  -d grant_type=client_credentials`

const embedding = (origin: string): string =>
  ['standings/BRA-2025-02', 'ranking/bridge-open', 'player/10000012', 'events']
    .map(show => `<script async src="${origin}/embed.js" data-show="${show}"></script>`)
    .join('\n')

const reading = (origin: string) => `curl ${origin}/en/rankings/bridge-open.json`

const exporting = (origin: string): string => `curl ${origin}/graphql \\
  -H 'content-type: application/json' -H 'authorization: Bearer paiji_…' \\
  -d '{"query":"mutation ($input: StartBulkExportInput!) { startBulkExport(input: $input) { bulkExport { id state } problems { code } } }","variables":{"input":{"document":"query ($first: Int, $after: String) { organisations(first: $first, after: $after) { totalCount edges { node { code name { zh } } } pageInfo { hasNextPage endCursor } } }"}}}'
curl ${origin}/files/bulk-exports/….jsonl -H 'authorization: Bearer paiji_…'`

async function Links() {
  const t = await getTranslations('developers')
  const look = 'link inline-flex min-h-11 items-center lg:min-h-8'
  return (
    <p className="mb-6 flex flex-wrap gap-x-5 gap-y-1">
      <Link href={paths.apiExplorer()} className={look}>
        {t('explorer')}
      </Link>
      <Link href={paths.apiReference()} className={look}>
        {t('reference')}
      </Link>
      <a href="/files/api/schema.graphql" className={look}>
        schema.graphql
      </a>
      <Link href={paths.openData} className={look}>
        {t('openData')}
      </Link>
    </p>
  )
}

/** The words of a section that lead elsewhere; to the addresses only whoever keeps some. */
const linksIn = (keeps: boolean) => {
  const to = (href: string) => (part: ReactNode) => (
    <Link href={href} className="link">
      {part}
    </Link>
  )
  return {
    account: to(`${paths.myAccount}#tokens`),
    programs: to(`${paths.myAccount}#clients`),
    exports: to(`${paths.myAccount}#exports`),
    hooks: keeps ? to(paths.deskWebhooks()) : (part: ReactNode) => part,
  }
}

/** How other programs use the API: addresses, tokens, answers, limits, what holds for how long. */
export async function DevelopersView() {
  const [t, schema, sent, viewer] = await Promise.all([
    getTranslations('developers'),
    loadSchema(),
    headers(),
    loadViewer(),
  ])
  const keeps = viewer.ok && viewer.data.viewer.permissions.canOpenWebhooks.allowed
  const origin = `${sent.get('x-forwarded-proto') ?? 'http'}://${sent.get('host') ?? 'localhost'}`
  const code: Partial<Record<(typeof sections)[number], string>> = {
    start: asking(origin),
    clients: fetching(origin),
    live: listening(origin),
    embeds: embedding(origin),
    data: reading(origin),
    exports: exporting(origin),
  }
  const links = linksIn(keeps)
  return (
    <>
      <PageTitle title={t('title')} secondary={t('intro')}>
        {schema ? <span>{t('version', { version: schema.version })}</span> : null}
      </PageTitle>
      <Links />
      <div className="flex max-w-prose flex-col gap-8">
        {sections.map(section => (
          <section key={section} aria-labelledby={section}>
            <h2 id={section} className="mb-2 text-lg">
              {t(`${section}.title`)}
            </h2>
            <p className="whitespace-pre-line">{t.rich(`${section}.text`, links)}</p>
            {code[section] ? <Code>{code[section]}</Code> : null}
          </section>
        ))}
        <section aria-labelledby="changes">
          <h2 id="changes" className="mb-2 text-lg">
            {t('changes.title')}
          </h2>
          <h3 className="figures font-medium">2026-11</h3>
          <p>{t('changes.first')}</p>
        </section>
      </div>
    </>
  )
}
