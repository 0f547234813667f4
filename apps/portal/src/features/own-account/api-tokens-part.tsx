import { getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { NewTokenForm } from './new-token-form'
import type { OwnAccountQuery } from './own-account.graphql'
import type { TokenPlaces } from './place-field'
import { RevokeTokenButton } from './revoke-token-button'
import { ScopesLine } from './scopes-line'

type Tokens = NonNullable<ResultOf<typeof OwnAccountQuery>['viewer']['account']>['apiTokens']

/** The tokens of the account: what each may do, until when, when it was last used; making and ending one. */
export async function ApiTokensPart({ tokens, places }: { readonly tokens: Tokens; readonly places: TokenPlaces }) {
  const t = await getTranslations('ownAccount.tokens')
  return (
    <section aria-labelledby="tokens-title" id="tokens">
      <h2 id="tokens-title" className="mb-2 text-lg">
        {t('title')}
      </h2>
      <p className="mb-4 max-w-2xl text-muted">
        {t('intro')}{' '}
        <Link href={paths.developers} className="link">
          {t('developers')}
        </Link>
      </p>
      {tokens.length === 0 ? (
        <p className="mb-3 text-muted">{t('none')}</p>
      ) : (
        <ul className="mb-4 border-rule border-t">
          {tokens.map(token => (
            <li key={token.id} className="flex flex-wrap items-center justify-between gap-3 border-rule border-b py-3">
              <div className="min-w-0">
                <p>
                  <span className="break-words font-medium">{token.name}</span>{' '}
                  <code className="text-muted text-sm">{token.start}…</code>{' '}
                  {token.holds ? null : <Chip>{t(token.revokedAt ? 'revoked' : 'expired')}</Chip>}
                </p>
                <ScopesLine scopes={token.scopes} place={token.place} />
                <p className="text-muted text-sm">
                  {t('until')} <Instant at={token.expiresAt} /> ·{' '}
                  {token.lastUsedAt ? (
                    <>
                      {t('used')} <Instant at={token.lastUsedAt} />
                    </>
                  ) : (
                    t('unused')
                  )}
                </p>
              </div>
              {token.holds ? <RevokeTokenButton token={token.id} name={token.name} /> : null}
            </li>
          ))}
        </ul>
      )}
      <NewTokenForm places={places} />
    </section>
  )
}
