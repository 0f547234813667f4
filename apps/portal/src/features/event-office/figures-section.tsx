import { useTranslations } from 'next-intl'
import { ProblemList } from '@/components/problem-list'
import { ExplanationTree } from '@/features/explanations'
import { FiguresForm } from './figures-form'
import type { OfficeFigures } from './office-data'

/** What the event's award policy needs to be told: what is missing, what it counts with now, and the form. */
export function FiguresSection({ event, figures }: { readonly event: string; readonly figures: OfficeFigures }) {
  const t = useTranslations('office.figures')
  return (
    <section id="figures" className="border-rule border-t pt-4">
      <h2 className="mb-3 text-lg">{t('title')}</h2>
      <p className="mb-3 text-muted">{t('hint')}</p>
      <ProblemList problems={figures.missing} ofAct />
      {figures.strengthNow ? (
        <div className="mt-3">
          <h3 className="mb-1 text-md">{t('current')}</h3>
          <ExplanationTree nodes={figures.strengthNow.nodes} />
        </div>
      ) : null}
      <FiguresForm event={event} figures={figures} />
    </section>
  )
}
