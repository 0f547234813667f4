'use client'

import { type FanNo, scoreHand } from '@paiji/rules/mahjong'
import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Select, SelectField } from '@/components/ui/field'
import { inLanguage } from '@/lib/format/bilingual'
import type { TileStyle } from '../tiles/tile'
import { ClaimNote } from '../claim/claim-note'
import { claimOfText } from '../claim/claim-text'
import { ClaimedFans } from '../claim/claimed-fans'
import { fanName, scoringEditions } from './fan-words'
import { emptyHand, type HandDraft, requestOf } from './hand-draft'
import { HandAnswer } from './hand-answer'
import { HandShown } from './hand-shown'

const papers = ['A4', 'A6'] as const
export type Paper = (typeof papers)[number]

type Edition = (typeof scoringEditions)[number]

interface HandJudgedProps {
  readonly draft: HandDraft
  readonly look: TileStyle
  /** Announced fans to begin with, as `22.63.64x2`. */
  readonly claimed: string | undefined
  /** The edition to begin with; the newest when unknown. */
  readonly edition: string | undefined
  readonly paper: Paper
  readonly onPaper: (paper: Paper) => void
}

/** What a hand is worth by an edition and why, beside what was announced; prints as a slip. */
export function HandJudged({ draft, look, claimed: said, edition: asked, paper, onPaper }: HandJudgedProps) {
  const t = useTranslations('mahjong.picker')
  const locale = useLocale()
  const [claimed, setClaimed] = useState(() => (said === undefined ? undefined : claimOfText(said)))
  const [edition, setEdition] = useState<Edition>(
    () => scoringEditions.find(item => item.id === asked) ?? (scoringEditions[0] as Edition),
  )
  const request = requestOf(draft)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3" data-no-print="">
        <SelectField
          id="mahjong-edition"
          label={t('edition')}
          className="min-w-48 flex-1"
          value={edition.id}
          onChange={event =>
            setEdition(scoringEditions.find(item => item.id === event.target.value) ?? (scoringEditions[0] as Edition))
          }
          choices={scoringEditions.map(item => ({ value: item.id, label: inLanguage(item.title, locale) }))}
        />
        <Field id="mahjong-paper" label={t('paper')} className="w-20">
          <Select id="mahjong-paper" value={paper} onChange={event => onPaper(event.target.value as Paper)}>
            {papers.map(item => (
              <option key={item}>{item}</option>
            ))}
          </Select>
        </Field>
        <Button onClick={() => window.print()} disabled={request === undefined}>
          {t('print')}
        </Button>
      </div>
      <header className="hidden print:block">
        <h2 className="text-lg">{t('slip')}</h2>
        <p className="text-sm">{inLanguage(edition.title, locale)}</p>
        <HandShown draft={draft} look={look} />
        <SlipLine draft={draft} />
      </header>
      <HandAnswer draft={draft} profile={edition.profile} look={look} />
      <div className="mt-6" data-no-print="">
        <ClaimedFans claimed={claimed} request={request} profile={edition.profile} onChange={setClaimed} />
      </div>
      <PrintedClaim claimed={claimed} request={request} profile={edition.profile} />
      <footer className="mt-8 hidden grid-cols-2 gap-8 print:grid">
        <p className="border-t pt-1 text-sm">{t('signWinner')}</p>
        <p className="border-t pt-1 text-sm">{t('signReferee')}</p>
      </footer>
    </>
  )
}

/** On paper: every announced fan, and what the tiles say to them. */
function PrintedClaim({ claimed, request, profile }: Omit<ComponentProps<typeof ClaimedFans>, 'onChange'>) {
  const t = useTranslations('mahjong.claim')
  const locale = useLocale()
  const scored = request && scoreHand(request, profile)
  if (!claimed || !scored?.ok) return null
  return (
    <section className="mt-4 hidden print:block">
      <h3 className="text-base">{t('title')}</h3>
      <p className="text-sm">
        {(Object.entries(claimed) as [FanNo, number][])
          .map(([fan, count]) => `${fanName(profile, fan, locale).first}${count > 1 ? ` ×${count}` : ''}`)
          .join(t('comma'))}
      </p>
      <ClaimNote claimed={claimed} scored={scored.value} profile={profile} />
    </section>
  )
}

/** Winds, ways of winning and flowers in words. */
function SlipLine({ draft }: { readonly draft: typeof emptyHand }) {
  const t = useTranslations('mahjong.picker')
  const seats = useTranslations('seat')
  return (
    <p className="my-2 text-sm">
      {[
        `${t('round')} ${seats(draft.round)}`,
        `${t('seat')} ${seats(draft.seat)}`,
        ...draft.flags.map(flag => t(`flag.${flag}`)),
        `${t('flowers')} ${draft.flowers}`,
      ].join(' · ')}
    </p>
  )
}
