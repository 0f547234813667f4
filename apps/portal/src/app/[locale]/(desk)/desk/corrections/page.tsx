import { ProposalsView } from '@/features/correcting'

export default function Page() {
  return <ProposalsView />
}
