import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { LeadersOfClub } from './leaders-of-club'
import { loadPlayOfClub, type PlayInput, yearOf } from './load-play'
import { PlayPart } from './play-part'

/** How everybody played in the events of a club. */
export async function PlayOfClub({ id, input }: { readonly id: string; readonly input: PlayInput }) {
  const year = yearOf(input.year)
  const [t, locale, answer] = await Promise.all([
    getTranslations('play'),
    getLocale(),
    loadPlayOfClub(id, { ...input, year }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const club = answer.data.organisation
  if (!club) return <NotFound />
  return (
    <>
      <PageTitle
        kicker={
          <Link href={paths.club(club)} className="link">
            {inLanguage(club.name, locale)}
          </Link>
        }
        title={t('title')}
        secondary={t('ofClub')}
      />
      <PlayPart play={club.play} year={year} hrefOf={values => paths.playOfClub(club, values)} />
      <LeadersOfClub id={id} sport={club.play.sport} year={year} />
    </>
  )
}
