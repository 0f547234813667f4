import type { Metadata } from 'next'
import { type ClubPages, ClubView, clubTitle } from '@/features/clubs'
import { idAt } from '@/lib/id-at'

interface PageInput {
  readonly params: Promise<{ clubId: string }>
  readonly searchParams: Promise<ClubPages>
}

export async function generateMetadata({ params, searchParams }: PageInput): Promise<Metadata> {
  const [{ clubId }, pages] = await Promise.all([params, searchParams])
  return { title: await clubTitle(await idAt(clubId), pages) }
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ clubId }, pages] = await Promise.all([params, searchParams])
  return <ClubView id={await idAt(clubId)} pages={pages} />
}
