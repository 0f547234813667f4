import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { CorrectionItem } from '@/components/correction-item'
import { FailureNotice } from '@/components/failure-notice'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { ProposalPreviewQuery, ProposalQuery } from './correcting.graphql'
import { DecisionForm } from './decision-form'
import { Effects } from './effects'

/** One proposed correction, what it would move now, and the second person's decision. */
export async function ProposalView({ id }: { readonly id: string }) {
  const [t, locale, answer] = await Promise.all([getTranslations('correct'), getLocale(), ask(ProposalQuery, { id })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const correction = answer.data.correction
  if (!correction) return <NotFound />
  const proposed = correction.status === 'PROPOSED'
  const preview = proposed ? await ask(ProposalPreviewQuery, { id }) : undefined
  return (
    <>
      <PageTitle kicker={t('proposal')} title={inLanguage(correction.event.name, locale)} />
      <CorrectionItem correction={correction} />
      {preview && !preview.ok ? <FailureNotice failure={preview.failure} /> : null}
      {preview?.ok ? (
        <div className="mt-6">
          <h2 className="mb-2 text-lg">{t('effects')}</h2>
          {correction.isOutdated ? <Notice tone="attention">{t('outdatedHint')}</Notice> : null}
          <Effects preview={preview.data.previewProposal} />
          <DecisionForm
            correction={correction.id}
            event={correction.event.id}
            previewedOn={preview.data.previewProposal.previewedOn}
            outdated={correction.isOutdated}
            approve={correction.permissions.canApprove}
            decline={correction.permissions.canDecline}
          />
        </div>
      ) : null}
    </>
  )
}
