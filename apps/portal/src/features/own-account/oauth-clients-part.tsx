import { getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { ClientButtons } from './client-buttons'
import { NewClientForm } from './new-client-form'
import type { OwnAccountQuery } from './own-account.graphql'
import type { TokenPlaces } from './place-field'
import { ScopesLine } from './scopes-line'

type Clients = NonNullable<ResultOf<typeof OwnAccountQuery>['viewer']['account']>['oauthClients']

async function Client({ client }: { readonly client: Clients[number] }) {
  const [t, tokens] = await Promise.all([getTranslations('ownAccount.clients'), getTranslations('ownAccount.tokens')])
  const { id, clientId, name, scopes, place, secrets, lastUsedAt, revokedAt } = client
  return (
    <li className="border-rule border-b py-3">
      <p>
        <span className="break-words font-medium">{name}</span> {revokedAt ? <Chip>{tokens('revoked')}</Chip> : null}
      </p>
      <p className="text-muted text-sm">
        client_id <code className="break-all">{clientId}</code>
      </p>
      <ScopesLine scopes={scopes} place={place} />
      <p className="text-muted text-sm">
        {lastUsedAt ? (
          <>
            {t('used')} <Instant at={lastUsedAt} />
          </>
        ) : (
          tokens('unused')
        )}
      </p>
      {secrets.length > 0 ? (
        <ul className="text-muted text-sm" aria-label={t('secrets')}>
          {secrets.map(secret => (
            <li key={secret.id}>
              <code>{secret.start}…</code>{' '}
              {secret.expiresAt ? (
                <>
                  {t('ends')} <Instant at={secret.expiresAt} />
                </>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {revokedAt ? null : <ClientButtons client={id} clientId={clientId} name={name} />}
    </li>
  )
}

/** The programs of the account that fetch their own tokens: what each may do, its secrets, when it last came. */
export async function OAuthClientsPart({
  clients,
  places,
}: {
  readonly clients: Clients
  readonly places: TokenPlaces
}) {
  const t = await getTranslations('ownAccount.clients')
  return (
    <section aria-labelledby="clients-title" id="clients">
      <h2 id="clients-title" className="mb-2 text-lg">
        {t('title')}
      </h2>
      <p className="mb-4 max-w-2xl text-muted">
        {t('intro')}{' '}
        <Link href={`${paths.developers}#clients`} className="link">
          {t('developers')}
        </Link>
      </p>
      {clients.length === 0 ? (
        <p className="mb-3 text-muted">{t('none')}</p>
      ) : (
        <ul className="mb-4 border-rule border-t">
          {clients.map(client => (
            <Client key={client.id} client={client} />
          ))}
        </ul>
      )}
      <NewClientForm places={places} />
    </section>
  )
}
