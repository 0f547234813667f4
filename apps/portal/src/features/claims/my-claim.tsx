import { getTranslations } from 'next-intl/server'
import { Part } from '@/components/fold'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { MyClaimQuery } from './claims.graphql'
import { OwnClaim } from './own-claim'

/** On the reader's own page, while the account belongs to nobody: the way to the own record, and the claim that waits. */
export async function MyClaim() {
  const [t, answer] = await Promise.all([getTranslations('claims'), ask(MyClaimQuery, {})])
  if (!answer.ok) return null
  const { myClaim } = answer.data
  return (
    <Part title={t('mine')}>
      {myClaim ? <OwnClaim claim={myClaim} /> : null}
      {myClaim?.status === 'OPEN' ? null : (
        <p className="mt-2 max-w-prose">
          {t('unlinked')}{' '}
          <Link href="/players" className="link">
            {t('toPlayers')}
          </Link>
        </p>
      )}
    </Part>
  )
}
