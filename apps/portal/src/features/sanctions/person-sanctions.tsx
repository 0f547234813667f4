import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { ask } from '@/lib/graphql/server-client'
import { SanctionLine } from './sanction-line'
import { PersonSanctionsQuery } from './sanctions.graphql'

/** What keeps a player away today, as far as the reader may know. */
export async function PersonSanctions({ person }: { readonly person: string }) {
  const [t, answer] = await Promise.all([getTranslations('sanctions'), ask(PersonSanctionsQuery, { person })])
  if (!answer.ok || answer.data.sanctions.edges.length === 0) return null
  return (
    <Notice title={t('inForce')} className="mb-6">
      {answer.data.sanctions.edges.map(({ node }) => (
        <div key={node.id} className="mt-2">
          <SanctionLine sanction={node} named={false} />
        </div>
      ))}
    </Notice>
  )
}
