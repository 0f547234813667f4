import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { Refusal } from '@/components/permitted'
import { PersonName } from '@/components/person-name'
import { SportTag } from '@/components/sport-tag'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { Part } from '@/components/fold'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { codeOf, codesOf } from '@/lib/codes'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { plugs } from '@/sports/plugs'
import { DecideForm, FindForm, ProposeForm } from './grade-forms'
import { Evidence } from './grade-line'
import { GradesDeskQuery } from './grades.graphql'

type Desk = ResultOf<typeof GradesDeskQuery>
type Candidate = Desk['gradeCandidates']['edges'][number]['node']
type Proposal = Desk['gradeProposals'][number]
type Case = Candidate['openCases'][number]

const states = { ready: true, nearly: true } as const

interface TickedProps {
  readonly name: string
  /** Absent where it may not be ticked. */
  readonly value: string | undefined
  readonly children: ReactNode
}

/** A line with a box before it, to be ticked where that may be done. */
function Ticked({ name, value, children }: TickedProps) {
  if (value === undefined) return <div className="min-h-11 py-2 pl-8">{children}</div>
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input type="checkbox" name={name} value={value} className="mt-0.5 size-5 shrink-0 accent-[var(--ink)]" />
      <span className="min-w-0">{children}</span>
    </label>
  )
}

/** Cases that hold a grade up. */
async function HeldUp({ cases }: { readonly cases: readonly Case[] }) {
  const t = await getTranslations('grades')
  if (cases.length === 0) return null
  return (
    <p className="ml-8 text-seal text-sm">
      {t('heldUp')}{' '}
      {cases.map(({ appeal, number }) => (
        <Link key={appeal} href={paths.case({ slug: number ?? appeal })} className="link mr-2">
          {number ?? t('draftCase')}
        </Link>
      ))}
    </p>
  )
}

async function Who({ of, day }: { readonly of: Candidate | Proposal; readonly day: string | null }) {
  const [t, locale] = await Promise.all([getTranslations('grades'), getLocale()])
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <SportTag sport={of.sport} />
        <span className="font-semibold">{inLanguage(of.grade, locale)}</span>
        <PersonName person={of.person} plain />
        <span className="figures text-muted text-sm">{of.person.number}</span>
      </span>
      {day ? <span className="block text-muted text-sm">{t('reached', { date: formatDate(day, locale) })}</span> : null}
    </>
  )
}

/** What is counted and how far it has come: "12.5 of 15". */
async function Lacking({ missing }: Pick<Candidate, 'missing'>) {
  const t = await getTranslations('grades')
  return missing.map(({ kind, have, need }) => (
    <span key={kind} className="figures block text-muted text-sm">
      {have && need ? t('haveOfNeed', { have, need }) : t('oneThing')}
    </span>
  ))
}

const mayPropose = ({ state, openCases }: Candidate): boolean => state === 'ready' && openCases.length === 0

async function CandidateLine({ candidate }: { readonly candidate: Candidate }) {
  const t = await getTranslations('grades')
  return (
    <li className="border-rule border-b pb-1">
      <Ticked name="candidate" value={mayPropose(candidate) ? candidate.id : undefined}>
        <Who of={candidate} day={candidate.reachedOn} />
        <Lacking missing={candidate.missing} />
      </Ticked>
      <HeldUp cases={candidate.openCases} />
      <div className="ml-8 flex flex-wrap gap-x-6">
        <Evidence explanation={candidate.explanation} events={candidate.events} name={candidate.grade} />
        <Link
          href={paths.player(candidate.person, 'grades')}
          className="link inline-flex min-h-11 items-center text-sm lg:min-h-8"
        >
          {t('toPlayer')}
        </Link>
      </div>
    </li>
  )
}

/** Who is on the list; proposed together where somebody on it may be. */
function Candidates({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const lines = (
    <ul className="border-rule border-t">
      {candidates.map(candidate => (
        <CandidateLine key={candidate.id} candidate={candidate} />
      ))}
    </ul>
  )
  return candidates.some(mayPropose) ? <ProposeForm>{lines}</ProposeForm> : lines
}

/** What somebody proposed and a second person is to award. */
async function Proposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const t = await getTranslations('grades')
  if (proposals.length === 0) return null
  const lines = (
    <ul className="border-rule border-t">
      {proposals.map(proposal => (
        <li key={proposal.id} className="border-rule border-b pb-1">
          <Ticked name="proposal" value={proposal.canDecide.allowed ? proposal.id : undefined}>
            <Who of={proposal} day={proposal.reachedOn} />
          </Ticked>
          <HeldUp cases={proposal.openCases} />
          <div className="ml-8">
            <Refusal permission={proposal.canDecide} />
          </div>
        </li>
      ))}
    </ul>
  )
  return (
    <Part title={t('proposals')}>
      {proposals.some(one => one.canDecide.allowed) ? <DecideForm>{lines}</DecideForm> : lines}
    </Part>
  )
}

type Given = Readonly<Record<'state' | 'sport' | 'after', string | undefined>>

async function Filters({ given }: { readonly given: Partial<Given> }) {
  const [t, sports] = await Promise.all([getTranslations('grades'), getTranslations('sport')])
  const way = (values: Partial<Given>, label: string, isHere: boolean) => (
    <Link
      key={label}
      href={paths.deskGrades(values)}
      aria-current={isHere ? 'page' : undefined}
      className={isHere ? 'inline-flex min-h-11 items-center font-semibold' : 'link inline-flex min-h-11 items-center'}
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label={t('filter')} className="mb-2 flex flex-wrap gap-x-5">
      {[undefined, 'ready' as const, 'nearly' as const].map(state =>
        way({ ...given, state, after: undefined }, t(`state.${state ?? 'all'}`), given.state === state),
      )}
      {[undefined, ...codesOf(plugs)].map(sport =>
        way({ ...given, sport, after: undefined }, sports(sport ?? 'all'), given.sport === sport),
      )}
    </nav>
  )
}

/** Grades by the portal: who has reached one, what is proposed, and what a second person awards. */
export async function GradesDeskView(given: {
  readonly state?: string
  readonly sport?: string
  readonly after?: string
}) {
  const [state, sport] = [codeOf(states, given.state), codeOf(plugs, given.sport)]
  const chosen = { state: state ?? undefined, sport: sport ?? undefined }
  const [t, common, locale, answer] = await Promise.all([
    getTranslations('grades'),
    getTranslations('common'),
    getLocale(),
    ask(GradesDeskQuery, { state, sport, after: given.after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { gradeCandidates, gradeProposals, gradeLadders } = answer.data
  const candidates = gradeCandidates.edges.map(edge => edge.node)
  const { hasNextPage, endCursor } = gradeCandidates.pageInfo
  return (
    <>
      <PageTitle title={t('deskTitle')} secondary={t('deskIntro')} />
      <div className="flex flex-col gap-8">
        <Proposals proposals={gradeProposals} />
        <Part title={t('candidates')}>
          <Filters given={chosen} />
          {candidates.length === 0 ? (
            <EmptyState title={t('noCandidates')}>{t('noCandidatesHint')}</EmptyState>
          ) : (
            <Candidates candidates={candidates} />
          )}
          <Pagination
            label={common('pages')}
            summary={common('showing', { total: gradeCandidates.totalCount, shown: candidates.length })}
            previous={given.after ? { href: paths.deskGrades(chosen), label: common('firstPage') } : undefined}
            next={
              hasNextPage && endCursor
                ? { href: paths.deskGrades({ ...chosen, after: endCursor }), label: common('nextPage') }
                : undefined
            }
          />
        </Part>
        {gradeLadders.length > 0 ? (
          <Part title={t('lookAgain')}>
            <p className="mb-3 max-w-prose text-muted text-sm">{t('lookAgainHint')}</p>
            <Ladders ladders={gradeLadders} locale={locale} />
          </Part>
        ) : null}
      </div>
    </>
  )
}

async function Ladders({ ladders, locale }: { readonly ladders: Desk['gradeLadders']; readonly locale: string }) {
  const sports = await getTranslations('sport')
  return (
    <div className="flex flex-wrap gap-3">
      {ladders.map(({ organisation, organisationName, sport }) => (
        <FindForm
          key={`${organisation}-${sport}`}
          organisation={organisation}
          sport={sport}
          label={`${inLanguage(organisationName, locale)} · ${sports(sport)}`}
        />
      ))}
    </div>
  )
}
