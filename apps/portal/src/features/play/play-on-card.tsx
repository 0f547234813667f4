import { getTranslations } from 'next-intl/server'
import { loadPlayOnCard } from './load-play'
import { PlayTables } from './play-tables'

/** How one contestant played in one stage, beneath the score card; nothing while nobody has counted it. */
export async function PlayOnCard({ revision, entry }: { readonly revision: string; readonly entry: string }) {
  const [t, answer] = await Promise.all([getTranslations('play'), loadPlayOnCard(revision, entry)])
  const play = answer.ok ? answer.data.revision?.scorecard?.play : undefined
  if (!play || play.groups.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">{t('title')}</h2>
      <PlayTables play={play} />
    </section>
  )
}
