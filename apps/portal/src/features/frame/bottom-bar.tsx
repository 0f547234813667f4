import { getTranslations } from 'next-intl/server'
import { CalendarIcon, DeskIcon, HomeIcon, ListIcon, PersonIcon, SearchIcon } from '@/components/ui/icons'
import { hasDesk, loadViewer } from '@/features/sign-in'
import { BottomLink } from './bottom-link'

/** On phones the ways through the house, within reach of the thumb. */
export async function BottomBar() {
  const [t, answer] = await Promise.all([getTranslations('frame'), loadViewer()])
  const desk = answer.ok && hasDesk(answer.data.viewer)
  return (
    <nav
      aria-label={t('mainNavigation')}
      data-no-print=""
      className="fixed inset-x-0 bottom-0 z-30 border-rule border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {/* Five columns from the first on: a bar of a flexible row moves while the page arrives. */}
      <ul className="mx-auto grid max-w-lg grid-cols-5">
        <BottomLink href="/" icon={<HomeIcon />} label={t('home')} />
        <BottomLink href="/search" icon={<SearchIcon />} label={t('search')} />
        <BottomLink href="/events" icon={<CalendarIcon />} label={t('events')} />
        <BottomLink href="/rankings" icon={<ListIcon />} label={t('rankings')} />
        {desk ? (
          <BottomLink href="/desk" icon={<DeskIcon />} label={t('desk')} />
        ) : (
          <BottomLink href="/players" icon={<PersonIcon />} label={t('players')} />
        )}
      </ul>
    </nav>
  )
}
