import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { EventDocumentsQuery } from './documents.graphql'

export type EventDocument = NonNullable<ResultOf<typeof EventDocumentsQuery>['event']>['documents'][number]

/** The documents of an event; none where they cannot be read. */
export const loadDocuments = async (event: string): Promise<readonly EventDocument[]> => {
  const answer = await ask(EventDocumentsQuery, { id: event })
  return answer.ok ? (answer.data.event?.documents ?? []) : []
}

const KILOBYTE = 1024

/** Documents by their titles, to be saved; `more` is what may be done with each. */
export async function DocumentLines({
  documents,
  more,
}: {
  readonly documents: readonly EventDocument[]
  readonly more?: (document: EventDocument) => ReactNode
}) {
  const locale = await getLocale()
  const size = (bytes: number) => `${Math.ceil(bytes / KILOBYTE).toLocaleString(locale)} KB`
  return (
    <ul className="max-w-3xl">
      {documents.map(document => (
        <li key={document.id} className="border-rule border-b py-1">
          <p className="flex flex-wrap items-center gap-x-3">
            <a href={document.path} download className="link inline-flex min-h-11 items-center lg:min-h-8">
              {document.title}
            </a>
            <span className="break-all text-muted text-sm">{document.fileName}</span>
            <span className="figures text-muted text-sm">{size(document.size)}</span>
          </p>
          {more?.(document)}
        </li>
      ))}
    </ul>
  )
}

/** The documents of an event on its public page, under a heading; nothing where there are none. */
export async function DocumentList({ event, title }: { readonly event: string; readonly title: string }) {
  const [t, locale, documents] = await Promise.all([getTranslations('files'), getLocale(), loadDocuments(event)])
  if (documents.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lg">{title}</h2>
      <DocumentLines documents={documents} />
      <a href={paths.eventFiles(event, locale)} download className="link inline-flex min-h-11 items-center lg:min-h-8">
        {t('all')}
      </a>
    </section>
  )
}
