import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageTitle } from '@/components/ui/page-title'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { exampleOperation, exampleVariables } from './example-operation'
import { Explorer } from './explorer'
import { loadSchema } from './load-schema'

/** What the explorer begins with, by its name in the reference. */
export interface ExplorerInput {
  readonly query?: string
  readonly mutation?: string
  readonly subscription?: string
}

const FIRST = `{
  rankings {
    code
    name { zh en }
    latest { asOf }
  }
}
`

const beginning = async ({ query, mutation, subscription }: ExplorerInput) => {
  const schema = (await loadSchema())?.schema
  const field =
    schema?.getQueryType()?.getFields()[query ?? ''] ??
    schema?.getMutationType()?.getFields()[mutation ?? ''] ??
    schema?.getSubscriptionType()?.getFields()[subscription ?? '']
  if (!field) return { operation: FIRST, variables: '' }
  const kind = query ? 'query' : mutation ? 'mutation' : 'subscription'
  const variables = exampleVariables(field)
  return {
    operation: `${exampleOperation(kind, field)}\n`,
    variables: Object.keys(variables).length > 0 ? JSON.stringify(variables, null, 2) : '',
  }
}

/** A page that asks the API whatever one writes, for people who write programs. */
export async function ExplorerView({ input }: { readonly input: ExplorerInput }) {
  const [t, first] = await Promise.all([getTranslations('developers'), beginning(input)])
  const account = (part: ReactNode) => (
    <Link href={`${paths.myAccount}#tokens`} className="link">
      {part}
    </Link>
  )
  return (
    <>
      <PageTitle title={t('explorer')} secondary={t('explorerIntro')}>
        <Link href={paths.developers} className="link">
          {t('title')}
        </Link>
        <Link href={paths.apiReference()} className="link">
          {t('reference')}
        </Link>
      </PageTitle>
      <p className="mb-4 max-w-prose">{t.rich('asAnybody', { account })}</p>
      <ClientMessages namespaces={['explorer']}>
        <Explorer key={first.operation} {...first} />
      </ClientMessages>
    </>
  )
}
