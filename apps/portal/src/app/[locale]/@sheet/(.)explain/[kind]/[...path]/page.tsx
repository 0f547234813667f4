import { ExplanationAside } from '@/features/explanations'

interface PageInput {
  readonly params: Promise<{ kind: string; path: string[] }>
  readonly searchParams: Promise<{ slot?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ kind, path }, { slot }] = await Promise.all([params, searchParams])
  return <ExplanationAside kind={kind} path={path} slot={slot} />
}
