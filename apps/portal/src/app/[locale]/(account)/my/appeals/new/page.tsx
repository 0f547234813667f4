import { type NewAppealAddress, NewAppealView } from '@/features/appeals'

export default async function Page({ searchParams }: { readonly searchParams: Promise<NewAppealAddress> }) {
  return <NewAppealView at={await searchParams} />
}
