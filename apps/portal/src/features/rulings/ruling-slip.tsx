import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PageTitle } from '@/components/ui/page-title'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { codeText } from '@/i18n/code-text'
import { loadViewer } from '@/features/sign-in'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { LedRecord } from './led-record'
import { AppealTime, RulingBody } from './ruling-body'
import { RulingChangeLazily } from './ruling-change-lazily'
import { RulingSlipQuery } from './rulings.graphql'

interface OnAuthorityProps {
  readonly ruling: NonNullable<ResultOf<typeof RulingSlipQuery>['ruling']>
  /** The reader plays, and may turn to the way of appeals. */
  readonly mayAppeal: boolean
}

/** On whose authority it was ruled, until when it may be appealed, and the appeals there are. */
async function OnAuthority({ ruling, mayAppeal }: OnAuthorityProps) {
  const [t, authorities, mine, locale] = await Promise.all([
    getTranslations('ruling'),
    getTranslations('ruling.authorities'),
    getTranslations('myCases'),
    getLocale(),
  ])
  return (
    <div className="mt-4 flex flex-col gap-1 border-rule border-t pt-3">
      <p>
        {codeText(authorities, ruling.authority)}
        {ruling.directorCalled ? ` · ${inLanguage(ruling.directorCalled, locale)}` : ''}
      </p>
      <AppealTime windows={ruling.appealWindows} zone={ruling.event.timeZone} />
      {mayAppeal ? (
        <p className="print:hidden">
          <Link href={paths.newAppeal({ ruling: ruling.id })} className="link">
            {mine('appeal')}
          </Link>
        </p>
      ) : null}
      {ruling.appeals.map(appeal => (
        <p key={appeal.id} className="figures">
          <Link href={paths.case(appeal)} className="link">
            {t('appealed', { number: appeal.number })}
          </Link>
        </p>
      ))}
    </div>
  )
}

/** What those concerned take with them: the ruling, on whose authority, and until when it may be appealed. */
export async function RulingSlip({ rulingId }: { readonly rulingId: string }) {
  const [t, locale, viewer, answer] = await Promise.all([
    getTranslations('ruling'),
    getLocale(),
    loadViewer(),
    ask(RulingSlipQuery, { id: rulingId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const ruling = answer.data.ruling
  if (!ruling) return <NotFound />
  const { event } = ruling
  return (
    <article>
      <PageTitle level={2} kicker={inLanguage(event.name, locale)} title={t('slip')}>
        <Link href={paths.eventSection(event, 'rulings')} className="link print:hidden">
          {t('toRulings')}
        </Link>
      </PageTitle>
      <RulingBody ruling={ruling} zone={event.timeZone} />
      {ruling.led ? <LedRecord led={ruling.led} /> : null}
      <OnAuthority ruling={ruling} mayAppeal={viewer.ok && viewer.data.viewer.person !== null} />
      {ruling.canChange.allowed && !ruling.superseded ? (
        <ClientMessages namespaces={['common', 'ruling', 'problemList', 'failure', 'clause']}>
          <RulingChangeLazily
            ruling={ruling.id}
            again={paths.deskRule(event.id, {
              stage: ruling.stage.id,
              entry: ruling.parties[0]?.entry?.id,
              slot: ruling.slot ?? undefined,
              replaces: ruling.id,
            })}
          />
        </ClientMessages>
      ) : null}
    </article>
  )
}
