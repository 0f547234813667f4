import { OpenDesk } from '@/features/desk-frame'
import { PeopleDeskView } from '@/features/register-desk'

interface PageInput {
  readonly searchParams: Promise<{ text?: string; after?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { text, after } = await searchParams
  return (
    <OpenDesk part="canOpenRegister">
      <PeopleDeskView text={text} after={after} />
    </OpenDesk>
  )
}
