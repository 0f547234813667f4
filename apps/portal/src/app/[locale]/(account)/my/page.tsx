import { MyHomeView } from '@/features/appeals'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ after?: string }> }) {
  return <MyHomeView after={(await searchParams).after} />
}
