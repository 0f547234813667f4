import { getTranslations } from 'next-intl/server'
import { ask } from '@/lib/graphql/server-client'
import { PairForms } from './belonging-forms'
import { PairTable } from './pair-table'
import { MergePairQuery } from './register-desk.graphql'

interface MergePreviewProps {
  readonly into: string
  readonly from: string
}

/** What both records hold and what merging changes, before anything is done. */
export async function MergePreview({ into, from }: MergePreviewProps) {
  const [t, answer] = await Promise.all([getTranslations('registerDesk'), ask(MergePairQuery, { into, from })])
  const { a, b } = answer.ok ? answer.data : { a: null, b: null }
  if (!a || !b || a.id === b.id) return <p role="status">{t('sameRecord')}</p>
  return (
    <>
      <PairTable a={a} b={b} />
      <PairForms a={a} b={b} />
    </>
  )
}
