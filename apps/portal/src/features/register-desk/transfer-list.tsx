import { getLocale, getTranslations } from 'next-intl/server'
import { PersonName } from '@/components/person-name'
import { Chip } from '@/components/ui/chip'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { type ListedTransfer, TransferActs } from './belonging-forms'

/** Transfers with where they stand; the open ones with what can be done. */
export async function TransferList({ transfers }: { readonly transfers: readonly ListedTransfer[] }) {
  const [t, locale] = await Promise.all([getTranslations('registerDesk'), getLocale()])
  return (
    <ul className="border-rule border-t">
      {transfers.map(transfer => (
        <li key={transfer.id} className="border-rule border-b py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            {transfer.person ? <PersonName person={transfer.person} /> : null}
            <span>
              {transfer.from ? inLanguage(transfer.from.name, locale) : ''} →{' '}
              {transfer.to ? inLanguage(transfer.to.name, locale) : ''}
            </span>
            <Chip tone={transfer.decision || transfer.answer ? 'strong' : 'plain'}>
              {transfer.decision
                ? t(`decided.${transfer.decision}`)
                : transfer.answer
                  ? t(`${transfer.answerFromAbove ? 'answeredAbove' : 'answered'}.${transfer.answer}`)
                  : t('waits')}
            </Chip>
          </p>
          <p className="text-muted text-sm">
            {t('transferDays', {
              object: formatDate(transfer.objectUntil, locale),
              effective: formatDate(transfer.effectiveOn, locale),
            })}{' '}
            {t('because', { reason: transfer.decisionReason || transfer.answerReason || transfer.reason })}
          </p>
          {transfer.decision ? null : <TransferActs transfer={transfer} />}
        </li>
      ))}
    </ul>
  )
}
