import type { Metadata } from 'next'
import { NotFound } from '@/components/not-found'
import { PersonYearView, personYearTitle, yearAt } from '@/features/years'
import { idAt } from '@/lib/id-at'

interface PageInput {
  readonly params: Promise<{ personId: string; year: string }>
  readonly searchParams: Promise<{ with?: string }>
}

export const generateMetadata = async ({ params, searchParams }: PageInput): Promise<Metadata> => {
  const [{ personId, year }, { with: other }] = await Promise.all([params, searchParams])
  const asked = yearAt(year)
  return asked === undefined ? {} : personYearTitle(await idAt(personId), asked, other)
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ personId, year }, { with: other }] = await Promise.all([params, searchParams])
  const asked = yearAt(year)
  if (asked === undefined) return <NotFound />
  return <PersonYearView personId={await idAt(personId)} year={asked} other={other} />
}
