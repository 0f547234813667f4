'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { FreshWhile } from '@/components/fresh-while'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import { Link, useRouter } from '@/i18n/navigation'
import { formatDate } from '@/lib/format/dates'
import type { ApiProblem } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import { type Issue, paths } from '@/lib/paths'
import { CancelListIssueMutation } from './publishing.graphql'

type IssueState = 'WAITING' | 'RUNNING' | 'ISSUED' | 'REFUSED' | 'CANCELLED'

export interface ShownIssue {
  readonly id: string
  readonly asOf: string
  readonly state: IssueState
  readonly step: 'reading' | 'computing' | 'writing' | null
  readonly done: number
  readonly total: number
  readonly problems: readonly ApiProblem[]
  readonly list: (Issue & { readonly id: string }) | null
}

/** While it is true of any of them, the page is kept fresh. */
const underWay: Readonly<Record<IssueState, boolean>> = {
  WAITING: true,
  RUNNING: true,
  ISSUED: false,
  REFUSED: false,
  CANCELLED: false,
}

/** The issues of large lists of one ranking, how far they are, and the way to end one. */
export function ListIssues({ code, issues }: { readonly code: string; readonly issues: readonly ShownIssue[] }) {
  if (issues.length === 0) return null
  return (
    <>
      <FreshWhile open={issues.some(issue => underWay[issue.state])} />
      <ul className="mt-3 grid gap-2">
        {issues.map(issue => (
          <IssueLine key={issue.id} code={code} issue={issue} />
        ))}
      </ul>
    </>
  )
}

function IssueLine({ code, issue }: { readonly code: string; readonly issue: ShownIssue }) {
  const t = useTranslations('publish')
  const locale = useLocale()
  const router = useRouter()
  const action = useAction(CancelListIssueMutation, data => data.cancelListIssue)
  const { state, step, done, total } = issue
  const cancel = async () => {
    if (await action.run({ input: { issue: issue.id, idempotencyKey: action.key() } })) router.refresh()
  }
  const moving = underWay[state]
  const label = t(`listIssue.${state}`, { date: formatDate(issue.asOf, locale) })
  return (
    <li className="border-rule border-l-2 pl-3">
      <div className="flex flex-wrap items-center gap-3" aria-live="polite">
        <span>
          {label}
          {step && moving ? ` ${t(`listStep.${step}`)}` : ''}
        </span>
        {moving && total > 0 ? (
          <progress
            className="h-1.5 w-40 appearance-none bg-rule [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-ink"
            aria-label={label}
            max={total}
            value={done}
          />
        ) : null}
        {moving && total > 1 ? (
          <span className="figures text-muted text-sm">{t('listProgress', { done, total })}</span>
        ) : null}
        {moving ? (
          <Button size="small" onClick={cancel} disabled={action.pending}>
            {t('cancelIssue')}
          </Button>
        ) : null}
        {issue.list ? (
          <Link href={paths.rankingIssue(code, issue.list)} className="link">
            {t('openIssued')}
          </Link>
        ) : null}
      </div>
      {issue.problems.length > 0 ? <ProblemList problems={issue.problems} ofAct /> : null}
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </li>
  )
}
