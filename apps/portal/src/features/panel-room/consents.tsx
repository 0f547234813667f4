import { getLocale, getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import type { ResultOf } from '@/gql'
import { ActForm } from '@/features/case-act'
import { inLanguage } from '@/lib/format/bilingual'
import { Part } from './case-frame'
import { type CaseHead, caseInput, type Seat } from './load-room'
import type { SeatsQuery } from './panel.graphql'

type Consent = ResultOf<typeof SeatsQuery>['panelConsents'][number]

/** The form in which a side agrees for itself, or in which the clerk records a paper of a side that has no account. */
async function ConsentAct({ head, of }: { readonly head: CaseHead; readonly of: Consent }) {
  const t = await getTranslations('panelRoom')
  if (of.consentedAt) return null
  if (of.mine) return <ActForm act="consentToPanel" fixed={caseInput(head)} label={t('consent')} />
  if (of.reachable || !head.relations.includes('clerk')) return null
  return (
    <ActForm
      act="consentToPanel"
      fixed={{ ...caseInput(head), party: of.party }}
      label={t('consentOnPaper')}
      fields={[{ name: 'reason', kind: 'text', label: t('consentPaper'), required: true }]}
    />
  )
}

/** Once all have disclosed: which sides agree that the panel sits before their time to object is over. */
export async function Consents({
  head,
  seats,
  consents,
}: {
  readonly head: CaseHead
  readonly seats: readonly Seat[]
  readonly consents: readonly Consent[]
}) {
  const [t, sides, locale] = await Promise.all([
    getTranslations('panelRoom'),
    getTranslations('partySide'),
    getLocale(),
  ])
  const names = new Intl.ListFormat(locale, { type: 'conjunction' })
  const sitting = seats.filter(seat => seat.leftAt === null && seat.role !== 'reserve')
  if (sitting.length === 0 || sitting.some(seat => seat.disclosesNone === null)) return null
  return (
    <Part title={t('consents')}>
      <p className="mb-3 max-w-prose text-muted">{t('consentsHint')}</p>
      <ul className="max-w-prose">
        {consents.map(of => (
          <li key={of.party} className="flex flex-col gap-2 border-rule border-b py-3 first:border-t">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">
                <bdi>{names.format(of.called.map(each => inLanguage(each, locale)))}</bdi>
              </span>
              <span className="text-muted text-sm">{sides(of.side)}</span>
              <span>{t(of.consentedAt ? (of.onPaper ? 'consentedOnPaper' : 'consented') : 'notConsented')}</span>
              {of.consentedAt ? (
                <span className="text-sm">
                  <Instant at={of.consentedAt} zone={head.timeZone} />
                </span>
              ) : null}
            </p>
            <ConsentAct head={head} of={of} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
