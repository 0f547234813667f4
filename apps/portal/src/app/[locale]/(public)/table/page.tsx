import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { TableDoorView } from '@/features/table-entry'
import { paths } from '@/lib/paths'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('tableEntry'))('title'),
  robots: { index: false },
})

interface PageInput {
  readonly searchParams: Promise<{ code?: string | string[] }>
}

export default async function Page({ searchParams }: PageInput) {
  const { code } = await searchParams
  if (typeof code === 'string' && code.trim() !== '')
    redirect(`/${await getLocale()}${paths.tableEntry(code.trim().slice(0, 20))}`)
  return <TableDoorView />
}
