import { getLocale, getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { Fact } from '@/components/fact'
import { Instant } from '@/components/instant'
import { PageTitle } from '@/components/ui/page-title'
import { codeText } from '@/i18n/code-text'
import { slotWords } from '@/i18n/slot-words'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { CaseStatus } from './case-status'
import { ClockLine } from './clock-chip'
import { clockState, firstToEnd } from './clock-state'
import type { AppealedRuling, CaseData } from './load-case'

async function Parties({ of }: { readonly of: CaseData }) {
  const [t, sides, concurrences, locale] = await Promise.all([
    getTranslations('cases'),
    getTranslations('partySide'),
    getTranslations('concurrence'),
    getLocale(),
  ])
  if (of.parties.length === 0) return null
  const shown = ['appellant', 'respondent', 'director', 'interested'].map(side => ({
    side,
    parties: of.parties.filter(party => party.side === side && party.called.zh),
  }))
  return (
    <>
      {shown
        .filter(({ parties }) => parties.length > 0)
        .map(({ side, parties }) => (
          <div key={side} className="contents">
            <dt className="text-muted">{codeText(sides, side)}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {parties.map(party => (
                <span key={party.id}>
                  <bdi>{inLanguage(party.called, locale)}</bdi>
                  {party.isViewer ? <span className="text-muted">{t('you')}</span> : null}
                  {party.concurrence && party.concurrence !== 'notNeeded' ? (
                    <span className="ml-1.5 text-muted text-sm">{codeText(concurrences, party.concurrence)}</span>
                  ) : null}
                  {party.guardians ? (
                    <span className="block text-sm">
                      {party.guardians.length === 0
                        ? t('noGuardian')
                        : t('guardians', {
                            names: party.guardians.map(({ name, contact }) => `${name} (${contact})`).join(', '),
                          })}
                    </span>
                  ) : null}
                </span>
              ))}
            </dd>
          </div>
        ))}
    </>
  )
}

/** From which case of another body this one comes, and to which it went on. */
async function Course({ of }: { readonly of: CaseData }) {
  const t = await getTranslations('cases')
  return (['continues', 'continuedBy'] as const).map(way => {
    const other = of[way]
    return other ? (
      <Fact key={way} name={t(way)}>
        <Link href={paths.case(other)} className="link figures">
          {other.number}
        </Link>
      </Fact>
    ) : null
  })
}

/** What a case is: number, state, clock, parties, the ruling it is about. */
export async function CaseHead({ of, ruling }: { readonly of: CaseData; readonly ruling?: AppealedRuling }) {
  const [t, subjects, matters, bodies, kinds, places, locale] = await Promise.all([
    getTranslations('cases'),
    getTranslations('appealSubject'),
    getTranslations('appealMatter'),
    getTranslations('hearingBody'),
    getTranslations('rulingKind'),
    getTranslations('place'),
    getLocale(),
  ])
  const clock = firstToEnd(of.clocks)
  return (
    <>
      <PageTitle
        kicker={
          <Link href={paths.event(of.event)} className="way">
            {inLanguage(of.event.name, locale)}
          </Link>
        }
        title={of.number ? t('title', { number: of.number }) : t('draftTitle')}
      >
        <CaseStatus of={of} />
        {of.late ? <span className="text-muted">{t('filedLate')}</span> : null}
        {clock ? <ClockLine state={clockState(clock, Date.now())} dueAt={clock.dueAt} zone={of.timeZone} /> : null}
      </PageTitle>
      <dl className="mb-6 grid max-w-prose grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        <Fact name={t('about')}>
          {codeText(subjects, of.subject)} · {codeText(matters, of.matter)}
          {of.slot ? <span className="figures ml-2 text-muted text-sm">{slotWords(places, of.slot)}</span> : null}
        </Fact>
        <Course of={of} />
        {ruling ? (
          <Fact name={t('ruling')}>
            <Link href={paths.eventSection(of.event, 'rulings')} className="link">
              {codeText(kinds, ruling.kind)}
            </Link>{' '}
            <ClauseRef clause={ruling.clause} />
            <span className="block">{ruling.decision}</span>
          </Fact>
        ) : null}
        <Parties of={of} />
        {of.filedAt ? (
          <Fact name={t('filedAt')}>
            <Instant at={of.filedAt} zone={of.timeZone} />
          </Fact>
        ) : null}
        {of.body ? <Fact name={t('heardBy')}>{codeText(bodies, of.body)}</Fact> : null}
        {of.procedure ? <Fact name={t('procedure')}>{inLanguage(of.procedure.title, locale)}</Fact> : null}
      </dl>
    </>
  )
}
