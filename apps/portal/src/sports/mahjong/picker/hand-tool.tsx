'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Scripted } from '@/components/ui/scripted'
import type { TileStyle } from '../tiles/tile'
import { draftOfText, emptyHand } from './hand-draft'
import type { Paper } from './hand-judged'
import { HandPicker } from './hand-picker'

/** The fans of all editions and what finds them: fetched once the palette is there, or with the page of a given hand. */
const HandJudged = dynamic(() => import('./hand-judged').then(module => module.HandJudged))

interface HandToolProps {
  /** A hand in the one-line notation to begin with. */
  readonly hand?: string
  /** Announced fans to begin with, as `22.63.64x2`. */
  readonly claimed?: string
  /** The edition to begin with; the newest when unknown. */
  readonly edition?: string
}

/** The teaching tool: pick a hand, see what it is worth in either edition and why, print the slip. */
export function HandTool({ hand, claimed, edition }: HandToolProps) {
  const t = useTranslations('mahjong.picker')
  const [draft, setDraft] = useState(() => (hand === undefined ? undefined : draftOfText(hand)) ?? emptyHand)
  const [look, setLook] = useState<TileStyle>('plain')
  const [paper, setPaper] = useState<Paper>('A4')
  const [judges, setJudges] = useState(draft !== emptyHand)
  useEffect(() => setJudges(true), [])
  return (
    <div className="grid gap-8 lg:grid-cols-2 print:block" data-paper={paper}>
      <div data-no-print="">
        <Scripted>
          <HandPicker draft={draft} look={look} onLook={setLook} onChange={setDraft} />
        </Scripted>
      </div>
      <section aria-label={t('answer')} aria-live="polite" className="min-w-0">
        {judges ? <HandJudged {...{ draft, look, claimed, edition, paper }} onPaper={setPaper} /> : null}
      </section>
    </div>
  )
}
