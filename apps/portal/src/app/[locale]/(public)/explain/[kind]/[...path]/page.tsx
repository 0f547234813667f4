import { ExplanationPage } from '@/features/explanations'

interface PageInput {
  readonly params: Promise<{ kind: string; path: string[] }>
  readonly searchParams: Promise<{ slot?: string; after?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ kind, path }, { slot, after }] = await Promise.all([params, searchParams])
  return <ExplanationPage kind={kind} path={path} slot={slot} after={after} />
}
