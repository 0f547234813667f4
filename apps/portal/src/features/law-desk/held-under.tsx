import { getLocale, getTranslations } from 'next-intl/server'
import { Fold } from '@/components/fold'
import { Chip } from '@/components/ui/chip'
import { inLanguage } from '@/lib/format/bilingual'
import { RulesLine } from '@/components/rules-line'
import { ask } from '@/lib/graphql/server-client'
import { HoldForm, ReleaseForm } from './held-forms'
import { HeldUnderQuery } from './rules-desk.graphql'

/** The rules of bodies that an event is held under, and those that can be chosen for it. */
export async function HeldUnder({ event, mayChoose }: { readonly event: string; readonly mayChoose: boolean }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('bodyRules'),
    getLocale(),
    ask(HeldUnderQuery, { id: event }),
  ])
  const found = answer.ok ? answer.data.event : undefined
  if (!found || (found.rules.length === 0 && found.rulesToChoose.length === 0)) return null
  const offered = found.rulesToChoose.map(({ id, title }) => ({ value: id, label: inLanguage(title, locale) }))
  return (
    <details className="border-rule border-t pt-4">
      <summary className="link min-h-11">{t('held')}</summary>
      <p className="mt-2 max-w-prose text-muted">{t('heldNote')}</p>
      {found.rules.length === 0 ? <p className="mt-2 text-muted">{t('heldNone')}</p> : null}
      <ul>
        {found.rules.map(({ book, isChosen }) => (
          <li key={book.id} className="border-rule border-b py-2">
            <RulesLine book={book} />
            <Chip>{t(isChosen ? 'byChoice' : 'ofItself')}</Chip>
            {isChosen && mayChoose ? (
              <Fold title={t('release')}>
                <ReleaseForm event={event} rules={book.id} />
              </Fold>
            ) : null}
          </li>
        ))}
      </ul>
      {mayChoose && offered.length > 0 ? <HoldForm event={event} offered={offered} /> : null}
    </details>
  )
}
