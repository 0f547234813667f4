import { useLocale, useTranslations } from 'next-intl'
import { PersonName } from '@/components/person-name'
import { Chip } from '@/components/ui/chip'
import type { FragmentOf } from '@/gql'
import { formatMoney } from '@/lib/format/money'
import type { EntryRequestFields } from './own-entry.graphql'

export type Asked = FragmentOf<typeof EntryRequestFields>

/** A request to play: who, what each says, where it stands, its money. */
export function RequestCard({ request }: { readonly request: Asked }) {
  const t = useTranslations('ownEntry')
  const locale = useLocale()
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {request.name ? <span className="font-medium">{request.name}</span> : null}
        <Chip tone={request.status === 'ENTERED' ? 'strong' : 'plain'}>
          {t(`status.${request.status}`)}
          {request.waitingPlace ? ` · ${t('waitingPlace', { place: request.waitingPlace })}` : ''}
        </Chip>
        {request.entry ? <span className="figures">{t('entryNumber', { number: request.entry.number })}</span> : null}
        {request.entry?.checkedInAt ? <Chip tone="strong">{t('present')}</Chip> : null}
      </p>
      <ul>
        {request.players.map(player => (
          <li key={player.ordinal} className="flex flex-wrap gap-x-3">
            {player.person ? <PersonName person={player.person} /> : <span>—</span>}
            <span className="text-muted text-sm">{t(`answer.${player.answer}`)}</span>
          </li>
        ))}
      </ul>
      {request.reason ? <p className="text-sm">{t('because', { reason: request.reason })}</p> : null}
      {request.fees.length > 0 ? (
        <ul className="text-muted text-sm">
          {request.fees.map(fee => (
            <li key={fee.receipt} className="figures">
              {t('feeLine', {
                receipt: fee.receipt,
                kind: t(`fee_${fee.kind}`),
                amount: formatMoney(fee.amount, fee.currency, locale),
                party: fee.party,
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
