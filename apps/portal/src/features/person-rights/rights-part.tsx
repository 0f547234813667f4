import { getTranslations } from 'next-intl/server'
import { Refusal } from '@/components/permitted'
import { Notice } from '@/components/ui/notice'
import type { FragmentOf } from '@/gql'
import { DecideErasureForm, RequestErasureForm } from './erasure-forms'
import { ExportForm } from './export-form'
import type { RightsFields } from './rights.graphql'

export type Rights = FragmentOf<typeof RightsFields>

interface RightsPartProps {
  readonly person: { readonly id: string; readonly number: string }
  readonly rights: Rights
  /** It is the person who reads. */
  readonly own: boolean
}

/** The form for those who may ask; why not, for the others. */
const asking = ({ permissions }: Rights, person: string) =>
  permissions.canRequestErasure.allowed ? (
    <RequestErasureForm person={person} />
  ) : (
    <Refusal permission={permissions.canRequestErasure} />
  )

async function Erasure({ person, rights, own }: RightsPartProps) {
  const t = await getTranslations('personRights')
  const { erasure } = rights
  const waits = erasure?.decision === null
  return (
    <div className="mt-8">
      <h3 className="mb-2 font-medium text-md">{t('forget')}</h3>
      <p className="max-w-2xl text-muted">{t('forgetIntro')}</p>
      <ul className="my-3 max-w-2xl list-disc pl-5 text-muted">
        {(['results', 'log', 'rulings', 'files'] as const).map(what => (
          <li key={what}>{t(`stays.${what}`)}</li>
        ))}
      </ul>
      {erasure ? (
        <Notice className="mb-4" title={t(`decision.${erasure.decision ?? 'waits'}`)}>
          {erasure.reason}
          {erasure.decisionReason ? ` — ${erasure.decisionReason}` : ''}
        </Notice>
      ) : null}
      {waits && !own ? (
        erasure.canDecide.allowed ? (
          <div className="flex flex-col gap-6">
            <DecideErasureForm request={erasure.id} approve />
            <DecideErasureForm request={erasure.id} approve={false} />
          </div>
        ) : (
          <Refusal permission={erasure.canDecide} />
        )
      ) : null}
      {waits || erasure?.decision === 'approved' ? null : asking(rights, person.id)}
    </div>
  )
}

/** What somebody may ask of the register: everything held about them as a file, and to be forgotten. */
export async function RightsPart({ person, rights, own }: RightsPartProps) {
  const t = await getTranslations('personRights')
  const { canExport, canRequestErasure } = rights.permissions
  const decides = rights.erasure?.decision === null && rights.erasure.canDecide.allowed
  if (!canExport.allowed && !canRequestErasure.allowed && !decides) return null
  return (
    <section aria-labelledby="rights-title" data-no-print="">
      <h2 id="rights-title" className="mb-2 text-lg">
        {t('title')}
      </h2>
      <p className="mb-4 max-w-2xl text-muted">{t(own ? 'exportIntro' : 'exportIntroOffice')}</p>
      {canExport.allowed ? (
        <ExportForm person={person.id} number={person.number} own={own} />
      ) : (
        <Refusal permission={canExport} />
      )}
      <Erasure person={person} rights={rights} own={own} />
    </section>
  )
}
