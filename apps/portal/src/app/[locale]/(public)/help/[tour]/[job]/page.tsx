import type { Metadata } from 'next'
import { JobView, jobName } from '@/features/help'
import { titled } from '@/lib/titles'

interface PageInput {
  readonly params: Promise<{ readonly tour: string; readonly job: string }>
}

export const generateMetadata = async ({ params }: PageInput): Promise<Metadata> => {
  const { tour, job } = await params
  const name = await jobName(tour, job)
  return name === undefined ? {} : titled(name)
}

export default async function Page({ params }: PageInput) {
  const { tour, job } = await params
  return <JobView tour={tour} code={job} />
}
