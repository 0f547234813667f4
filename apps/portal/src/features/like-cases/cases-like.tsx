'use client'

import { useTranslations } from 'next-intl'
import { useQuery } from 'urql'
import { Link } from '@/i18n/navigation'
import type { Sport } from '@/lib/codes'
import { paths } from '@/lib/paths'
import { CaseLines } from './case-lines'
import { CasesLikeQuery } from './cases-like.graphql'

interface CasesLikeProps {
  readonly sport: Sport
  readonly article: string
  readonly situation: string
}

/** How it was decided before, for a director who is about to rule: like cases in print, and the way to all on the article. */
export function CasesLike({ sport, article, situation }: CasesLikeProps) {
  const t = useTranslations('ruling')
  const [{ data }] = useQuery({ query: CasesLikeQuery, variables: { sport, article, situation } })
  const cases = data?.casesLike ?? []
  if (cases.length === 0) return null
  return (
    <section data-cases-like>
      <h3 className="text-md">{t('likeCases')}</h3>
      <CaseLines cases={cases} />
      <Link href={paths.casebook({ article })} className="link">
        {t('decidedCases')}
      </Link>
    </section>
  )
}
