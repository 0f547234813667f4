import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListChangesView, type ListChangesInput } from '@/features/list-changes'
import { fromPath } from '@/lib/paths'
import { titled } from '@/lib/titles'

interface PageInput {
  readonly params: Promise<{ code: string }>
  readonly searchParams: Promise<ListChangesInput>
}

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('listChanges')
  return titled(t('title'))
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ code }, input] = await Promise.all([params, searchParams])
  return <ListChangesView code={fromPath(code)} input={input} />
}
