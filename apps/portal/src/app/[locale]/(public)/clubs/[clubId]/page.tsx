import type { Metadata } from 'next'
import { type ClubPages, ClubView, clubTitle } from '@/features/clubs'
import { idAt } from '@/lib/id-at'
import { titled } from '@/lib/titles'

interface PageInput {
  readonly params: Promise<{ clubId: string }>
  readonly searchParams: Promise<ClubPages>
}

export async function generateMetadata({ params, searchParams }: PageInput): Promise<Metadata> {
  const [{ clubId }, pages] = await Promise.all([params, searchParams])
  const name = await clubTitle(await idAt(clubId), pages)
  return name === undefined ? {} : titled(name)
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ clubId }, pages] = await Promise.all([params, searchParams])
  return <ClubView id={await idAt(clubId)} pages={pages} />
}
