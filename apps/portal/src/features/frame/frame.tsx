import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
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

/** What surrounds every page. */
export async function Frame({ theme, density, children }: FrameProps) {
  const t = await getTranslations('frame')
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        {t('skip')}
      </a>
      <TopBar theme={theme} density={density} />
      <main id="content" tabIndex={-1} className="page-width min-h-[70dvh] outline-none">
        {children}
      </main>
      <Footer>
        <Keyboard />
      </Footer>
      <LastWord />
      <StuckHeads />
      <BottomBar />
    </>
  )
}
