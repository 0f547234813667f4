import { getTranslations } from 'next-intl/server'
import { PersonName } from '@/components/person-name'
import { Chip } from '@/components/ui/chip'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { WithdrawClaimForm } from './claim-forms'
import type { MyClaimQuery } from './claims.graphql'

export const claimNamespaces = ['claims', 'registerDesk', 'problemList', 'failure', 'common', 'clause'] as const

/** The reader's own claim: on which record, where it stands, what the office says. */
export async function OwnClaim({ claim }: { readonly claim: NonNullable<ResultOf<typeof MyClaimQuery>['myClaim']> }) {
  const t = await getTranslations('claims')
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {claim.person ? <PersonName person={claim.person} /> : null}
        <Chip tone={claim.status === 'DECLINED' ? 'seal' : 'plain'}>{t(`status.${claim.status}`)}</Chip>
      </p>
      <p className="max-w-prose text-muted text-sm">{claim.proof}</p>
      {claim.reason ? (
        <p className="max-w-prose">
          {t('answer')}: {claim.reason}
        </p>
      ) : null}
      {claim.status === 'OPEN' ? (
        <ClientMessages namespaces={claimNamespaces}>
          <BrowserClientProvider>
            <WithdrawClaimForm claim={claim.id} />
          </BrowserClientProvider>
        </ClientMessages>
      ) : null}
    </div>
  )
}
