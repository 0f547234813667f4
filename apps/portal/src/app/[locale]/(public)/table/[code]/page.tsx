import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TableEntryView } from '@/features/table-entry'
import { fromPath } from '@/lib/paths'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('tableEntry'))('title'),
  robots: { index: false },
  referrer: 'no-referrer',
})

export default async function Page({ params }: { readonly params: Promise<{ code: string }> }) {
  return <TableEntryView code={fromPath((await params).code).slice(0, 20)} />
}
