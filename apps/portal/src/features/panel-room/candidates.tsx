import { getLocale, getTranslations } from 'next-intl/server'
import { PersonName } from '@/components/person-name'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { namesInOrder } from '@/lib/format/names'
import { ActForm } from '@/features/case-act'
import { ChooseForm } from './choose-form'
import { type CaseHead, caseInput } from './load-room'
import type { CandidatesQuery } from './panel.graphql'
import { TooFew } from './too-few'

type Candidate = ResultOf<typeof CandidatesQuery>['candidatesForPanel'][number]
type Finding = Candidate['findings'][number]

async function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const [t, ties, locale] = await Promise.all([
    getTranslations('panelRoom'),
    getTranslations('conflictTie'),
    getLocale(),
  ])
  if (findings.length === 0) return <span className="text-muted">{t('noConflict')}</span>
  const of = (finding: Finding, name: string) => finding.params.find(param => param.name === name)?.value
  return (
    <ul className="flex flex-col gap-1">
      {findings.map((finding, at) => {
        const [on, places, note] = ['on', 'places', 'note'].map(name => of(finding, name))
        return (
          <li key={`${finding.code} ${at}`} className="flex flex-wrap items-baseline gap-x-2">
            <Chip tone={finding.hard ? 'seal' : 'plain'}>
              {t(finding.overridable ? 'overridable' : finding.hard ? 'hard' : 'soft')}
            </Chip>
            <span>{codeText(ties, finding.code)}</span>
            {finding.with ? <span>{inLanguage(finding.with, locale)}</span> : null}
            {on ? <span className="text-muted text-sm">{t('on', { date: formatDate(on, locale) })}</span> : null}
            {places ? (
              <span className="text-muted text-sm">{t('places', { count: Math.abs(Number(places)) })}</span>
            ) : null}
            {note ? <span className="text-muted text-sm">{note}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}

async function CandidatesTable({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const [t, standings] = await Promise.all([getTranslations('panelRoom'), getTranslations('panelStanding')])
  return (
    <RegisterTable caption={t('candidates')} captionHidden label={t('candidates')} fits>
      <thead>
        <Row>
          <ColumnHead stuck>{t('name')}</ColumnHead>
          <ColumnHead>{t('standing')}</ColumnHead>
          <ColumnHead numeric>{t('served')}</ColumnHead>
          <ColumnHead>{t('conflicts')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {candidates.map(candidate => (
          <Row key={candidate.person.id}>
            <RowHead stuck>
              <PersonName person={candidate.person} />
            </RowHead>
            <Cell>
              <span className="whitespace-nowrap">{codeText(standings, candidate.standing)}</span>{' '}
              {candidate.mayChair ? (
                <span className="whitespace-nowrap text-muted text-sm">{t('mayChair')}</span>
              ) : null}
            </Cell>
            <Cell numeric>{candidate.served}</Cell>
            <Cell>
              <Findings findings={candidate.findings} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** The roster with the ties the records show, and the two ways of forming a panel from it. */
export async function Candidates({
  head,
  candidates,
  again,
}: {
  readonly head: CaseHead
  readonly candidates: readonly Candidate[]
  /** A panel was formed before: another needs its cause. */
  readonly again: boolean
}) {
  const [t, locale] = await Promise.all([getTranslations('panelRoom'), getLocale()])
  if (candidates.length === 0)
    return (
      <>
        <EmptyState title={t('noCandidates')}>{t('noCandidatesHint')}</EmptyState>
        <TooFew head={head} free={0} passable={false} />
      </>
    )
  const free = candidates
    .filter(candidate => !candidate.findings.some(finding => finding.hard && !finding.overridable))
    .map(({ person, findings }) => ({
      id: person.id,
      name: namesInOrder(person, locale).primary.text,
      tied: findings.some(finding => finding.hard),
    }))
  const cause = { name: 'cause', kind: 'text', label: t('causeField'), hint: t('causeHint'), required: true } as const
  const forming = head.status === 'ADMITTED' || head.status === 'PANEL_FORMING'
  return (
    <div className="flex flex-col gap-6">
      <CandidatesTable candidates={candidates} />
      {forming ? (
        <TooFew head={head} free={free.filter(one => !one.tied).length} passable={free.some(one => one.tied)} />
      ) : null}
      {forming ? (
        <div className="grid gap-8 lg:grid-cols-2">
          <div>
            <p className="mb-3 text-muted">{t('drawHint')}</p>
            <ActForm
              act="formPanel"
              fixed={caseInput(head)}
              label={t('draw')}
              tone="strong"
              fields={[
                { name: 'size', kind: 'number', label: t('size'), hint: t('sizeHint') },
                ...(again ? [cause] : []),
              ]}
            />
          </div>
          <ChooseForm fixed={caseInput(head)} candidates={free} again={again} />
        </div>
      ) : null}
    </div>
  )
}
