import { getTranslations } from 'next-intl/server'
import { cache, type ReactNode } from 'react'
import { LastWord } from '@/components/last-word'
import { StuckHeads } from '@/components/ui/stuck-heads'
import { Keyboard } from '@/features/keyboard'
import type { Density, Theme } from '@/lib/preferences'
import { BottomBar } from './bottom-bar'
import { Footer } from './footer'
import { TopBar } from './top-bar'

interface FrameProps {
  readonly theme: Theme
  readonly density: Density
  readonly children: ReactNode
}

/**
 * The bars around a page, the same elements however often a request asks: the root layout is rendered twice, around the
 * page and around what stands for a missing one, and what is the same goes to the browser once.
 */
const barsOf = cache((theme: Theme, density: Density) => ({
  top: <TopBar theme={theme} density={density} />,
  foot: (
    <Footer>
      <Keyboard />
    </Footer>
  ),
  bottom: <BottomBar />,
}))

/** What surrounds every page. */
export async function Frame({ theme, density, children }: FrameProps) {
  const t = await getTranslations('frame')
  const bars = barsOf(theme, density)
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        {t('skip')}
      </a>
      {bars.top}
      <main id="content" tabIndex={-1} className="page-width min-h-[70dvh] outline-none">
        {children}
      </main>
      {bars.foot}
      <LastWord />
      <StuckHeads />
      {bars.bottom}
    </>
  )
}
