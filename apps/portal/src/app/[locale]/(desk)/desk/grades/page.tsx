import { GradesDeskView } from '@/features/grades'

interface PageInput {
  readonly searchParams: Promise<{ state?: string; sport?: string; after?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  return <GradesDeskView {...(await searchParams)} />
}
