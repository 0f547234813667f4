import { getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { Notice } from '@/components/ui/notice'
import type { ResultOf } from '@/gql'
import type { BallotQuery } from './ballot.graphql'

/** What this body may not do to this ruling, and by which article; nothing where it may put its own in its place. */
export async function Powers({ powers }: { readonly powers: ResultOf<typeof BallotQuery>['panelBallot']['powers'] }) {
  const [t, matters] = await Promise.all([getTranslations('panelRoom'), getTranslations('appealMatter')])
  if (powers.may === 'overrule') return null
  return (
    <div className="mb-3 max-w-prose">
      <Notice title={t(powers.may === 'recommend' ? 'mayRecommend' : 'mayNothing', { matter: matters(powers.matter) })}>
        {t(powers.may === 'recommend' ? 'mayRecommendHint' : 'mayNothingHint')} <ClauseRef clause={powers.clause} />
      </Notice>
    </div>
  )
}
