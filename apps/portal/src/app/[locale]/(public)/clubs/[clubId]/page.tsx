import type { Metadata } from 'next'
import { ClubView, clubTitle } from '@/features/clubs'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ clubId: string }>
  readonly searchParams: Promise<{ after?: string }>
}

export async function generateMetadata({ params, searchParams }: PageInput): Promise<Metadata> {
  const [{ clubId }, { after }] = await Promise.all([params, searchParams])
  return { title: await clubTitle(fromPath(clubId), after) }
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ clubId }, { after }] = await Promise.all([params, searchParams])
  return <ClubView id={fromPath(clubId)} after={after} />
}
