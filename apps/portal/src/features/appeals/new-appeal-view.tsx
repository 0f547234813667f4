import { formatMoney } from '@/lib/format/money'
import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { FailureNotice } from '@/components/failure-notice'
import { ProblemList } from '@/components/problem-list'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { slotWords } from '@/i18n/slot-words'
import { redirect } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { AppealedStageQuery, FilingOutlookQuery } from './cases.graphql'
import { FilingForm } from './filing-form'
import type { Capacity } from './filing-outlook'
import { type AppealedRuling, type CaseData, loadAppealedRuling, loadCase } from './load-case'

export interface NewAppealAddress {
  readonly ruling?: string
  readonly stage?: string
  readonly slot?: string
  readonly appeal?: string
}

/** What is appealed: a ruling the player may see, or the score at one place. */
async function Contested({ ruling, slot }: { readonly ruling?: AppealedRuling; readonly slot?: string }) {
  const [t, kinds, places] = await Promise.all([
    getTranslations('filing'),
    getTranslations('rulingKind'),
    getTranslations('place'),
  ])
  if (!ruling)
    return (
      <p>
        {t('aboutScore')} {slot ? <span className="figures font-medium">{slotWords(places, slot)}</span> : null}
      </p>
    )
  return (
    <div className="border-rule border-l-2 pl-3">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium">{codeText(kinds, ruling.kind)}</span>
        <ClauseRef clause={ruling.clause} />
        {ruling.slot ? <span className="figures text-muted text-sm">{slotWords(places, ruling.slot)}</span> : null}
      </p>
      <p className="mt-1">{ruling.facts}</p>
      <p className="mt-1">{ruling.decision}</p>
    </div>
  )
}

/** The signatures of a case, by capacity. */
const signed = (of: CaseData): Partial<Record<Capacity, string>> =>
  Object.fromEntries(of.signatures.map(({ capacity, name }) => [capacity, name]))

const draftOf = (of: CaseData, capacity: Capacity) => {
  const { [capacity]: signature = '', ...cosigned } = signed(of)
  return { ...savedOf(of), signature, cosigned }
}

const savedOf = (of: CaseData) => ({
  id: of.id,
  version: of.version,
  statement: of.statement ?? '',
  relief: of.relief ?? '',
  absent: of.parties.some(party => party.concurrence === 'deemed'),
  evidence: of.evidence.map(item => ({
    id: item.id,
    title: item.title,
    fileName: item.fileName,
    size: item.files[0]?.size ?? 0,
  })),
})

const loadDraft = async (id: string | undefined): Promise<CaseData | undefined> => {
  const answer = id ? await loadCase(id) : undefined
  return answer?.ok ? answer.data : undefined
}

type Found = ResultOf<typeof FilingOutlookQuery>['filingOutlook']

/** What filing would be like, where it is open to the reader. */
const openOutlook = (found: Found | undefined) => {
  const outlook = found?.outlook
  const isOpen = outlook && !outlook.refused && (!outlook.existing || outlook.existing.status === 'DRAFT')
  return isOpen ? outlook : undefined
}

/** Why nothing can be filed: it is not the reader's to file, it is refused, or it is filed already. */
async function NothingToFile({ found }: { readonly found: Found | undefined }) {
  const t = await getTranslations('filing')
  if (!found)
    return (
      <Notice tone="attention" title={t('notYoursTitle')}>
        {t('notYours')}
      </Notice>
    )
  const { outlook, problems } = found
  if (!outlook?.existing || outlook.refused)
    return <ProblemList problems={outlook?.refused ? [outlook.refused] : problems} ofAct />
  return (
    <Notice title={t('alreadyTitle')}>
      <ButtonLink href={paths.case(outlook.existing)} className="mt-2">
        {t('toCase')}
      </ButtonLink>
    </Notice>
  )
}

/** The filing of an appeal in four steps, begun from a ruling or a line of a scorecard, or taken up again. */
export async function NewAppealView({ at }: { readonly at: NewAppealAddress }) {
  const [t, locale] = await Promise.all([getTranslations('filing'), getLocale()])
  const ruling = await loadAppealedRuling(at.ruling ?? null)
  const stage = at.stage ?? ruling?.stage.id
  if (!stage) return <NotFound />
  const about = { stage, ruling: ruling?.id ?? null, slot: at.slot ?? null }
  const [place, answer] = await Promise.all([ask(AppealedStageQuery, { id: stage }), ask(FilingOutlookQuery, about)])
  if (!place.ok) return <FailureNotice failure={place.failure} />
  if (!place.data.stage) return <NotFound />
  if (!answer.ok && !(answer.failure.layer === 'graphql' && answer.failure.code === 'FORBIDDEN'))
    return <FailureNotice failure={answer.failure} />
  const title = <PageTitle kicker={inLanguage(place.data.stage.event.name, locale)} title={t('title')} />
  const found = answer.ok ? answer.data.filingOutlook : undefined
  const outlook = openOutlook(found)
  if (!outlook)
    return (
      <>
        {title}
        <NothingToFile found={found} />
      </>
    )
  const { existing, deposit } = outlook
  if (existing && at.appeal !== existing.id)
    redirect({ href: paths.newAppeal({ ...about, appeal: existing.id }), locale })
  const draft = await loadDraft(existing?.id)
  return (
    <>
      {title}
      <FilingForm
        about={about}
        outlook={outlook}
        contested={<Contested ruling={ruling} slot={at.slot} />}
        deposit={deposit ? formatMoney(deposit.amount, deposit.currency, locale) : undefined}
        procedure={inLanguage(outlook.procedure.title, locale)}
        draft={draft && draftOf(draft, outlook.capacity)}
        now={Date.now()}
      />
    </>
  )
}
