import { useTranslations } from 'next-intl'
import { ProblemText } from '@/components/problem-text'
import { InfoIcon, WarningIcon } from '@/components/ui/icons'
import { codeText } from '@/i18n/code-text'
import type { ApiProblem } from '@/lib/graphql/result'

/** What the regulations have against a request, each with the field it is about; the gravest first. */
export function Findings({ findings }: { readonly findings: readonly ApiProblem[] }) {
  const t = useTranslations('eventRequests')
  const fields = useTranslations('eventRequests.field')
  if (findings.length === 0) return <p className="text-muted">{t('noFindings')}</p>
  const grave = (one: ApiProblem) => (one.severity ?? 'error') === 'error'
  const sorted = [...findings.filter(grave), ...findings.filter(one => !grave(one))]
  return (
    <ul className="max-w-prose divide-y divide-rule border-rule border-y">
      {sorted.map(one => {
        const Mark = grave(one) ? WarningIcon : InfoIcon
        return (
          <li key={`${one.code} ${one.path}`} className="flex gap-3 py-2.5">
            <Mark className={grave(one) ? 'mt-0.5 shrink-0 text-seal' : 'mt-0.5 shrink-0 text-muted'} />
            <p>
              <span className="font-medium">{one.path ? codeText(fields, one.path) : null}</span>{' '}
              <ProblemText problems={[one]} />{' '}
              <span className="text-muted text-sm">{t(grave(one) ? 'toMend' : 'toKnow')}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
