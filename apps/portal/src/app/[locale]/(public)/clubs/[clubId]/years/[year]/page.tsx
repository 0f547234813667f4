import type { Metadata } from 'next'
import { NotFound } from '@/components/not-found'
import { BodyYearView, bodyYearTitle, yearAt } from '@/features/years'
import { idAt } from '@/lib/id-at'

interface PageInput {
  readonly params: Promise<{ clubId: string; year: string }>
}

export const generateMetadata = async ({ params }: PageInput): Promise<Metadata> => {
  const { clubId, year } = await params
  const asked = yearAt(year)
  return asked === undefined ? {} : bodyYearTitle(await idAt(clubId), asked)
}

export default async function Page({ params }: PageInput) {
  const { clubId, year } = await params
  const asked = yearAt(year)
  return asked === undefined ? <NotFound /> : <BodyYearView id={await idAt(clubId)} year={asked} />
}
