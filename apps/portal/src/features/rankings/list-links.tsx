import { getTranslations } from 'next-intl/server'
import { loadViewer } from '@/features/sign-in'
import { Link } from '@/i18n/navigation'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import { shortId } from '@/lib/short-id'
import { loadPlace, type RankingList } from './load-rankings'

/** How far above the reader's line the page begins that is opened for it. */
const LINES_ABOVE = 4

const link = 'link inline-flex min-h-11 items-center lg:min-h-8'

/** The reader's own line, with the page it stands on and what changed it. */
async function OwnPlace({ list, person }: { readonly list: RankingList; readonly person: string }) {
  const [t, place] = await Promise.all([getTranslations(), loadPlace(list.id, person)])
  if (!place) return null
  const { code } = list.ranking
  const from = place.position - LINES_ABOVE
  const page = paths.rankingIssue(code, list, from > 1 ? { from: String(from) } : {})
  return (
    <>
      <span className="inline-flex min-h-11 items-center gap-2 lg:min-h-8">
        <span className="text-muted">{t('rankings.myPlace')}</span>
        <strong className="figures">
          {t('rankings.myPlaceLine', {
            rank: `${place.rank}${place.shared ? '=' : ''}`,
            value: printFigure(place.value),
          })}
        </strong>
      </span>
      <Link href={`${page}#${shortId(person)}`} className={link}>
        {t('rankings.jump')}
      </Link>
      {list.previous ? (
        <Link href={paths.rankingChanges(code, { earlier: list.previous.id, later: list.id, person })} className={link}>
          {t('listChanges.person.link')}
        </Link>
      ) : null}
    </>
  )
}

/** From an issue to what changed since the one before, and to the reader's own line. */
export async function ListLinks({ list }: { readonly list: RankingList }) {
  const [t, viewer] = await Promise.all([getTranslations('listChanges'), loadViewer()])
  const person = viewer.ok ? viewer.data.viewer.person?.id : undefined
  const others = list.ranking.lists.some(other => other.id !== list.id)
  if (!others && !person) return null
  return (
    <p className="mb-4 flex flex-wrap gap-x-5 text-base" data-no-print="">
      {others ? (
        <Link
          href={paths.rankingChanges(list.ranking.code, { later: list.id, earlier: list.previous?.id })}
          className={link}
        >
          {t('link')}
        </Link>
      ) : null}
      {person ? <OwnPlace list={list} person={person} /> : null}
    </p>
  )
}
