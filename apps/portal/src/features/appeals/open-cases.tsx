import { getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { DocketTable } from './docket-table'
import { loadOpenCases } from './load-docket'

/** The cases in hand of a clerk, or of somebody who sits on them; nothing for anybody else. */
export async function OpenCases() {
  const [t, answer] = await Promise.all([getTranslations('docket'), loadOpenCases()])
  if (!answer.ok || answer.data.appeals.edges.length === 0) return null
  const { edges, totalCount } = answer.data.appeals
  return (
    <section>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-lg">{t('title')}</h2>
        {totalCount > edges.length ? (
          <Link href={paths.deskCases({})} className="link text-sm">
            {t('filter_all')}
          </Link>
        ) : null}
      </div>
      <DocketTable cases={edges.map(edge => edge.node)} caption={t('title')} />
    </section>
  )
}
