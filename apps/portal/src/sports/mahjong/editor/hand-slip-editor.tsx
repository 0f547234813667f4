'use client'

import {
  compareClaim,
  type HandRecord,
  type HandResult,
  scoreHand,
  seatWindOf,
  type WinFlag,
  windRoundOf,
  winds,
} from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ClaimedFans } from '../claim/claimed-fans'
import { draftOfRequest, emptyHand, type HandDraft, requestOf, withFlag } from '../picker/hand-draft'
import { HandAnswer } from '../picker/hand-answer'
import { HandPicker } from '../picker/hand-picker'
import type { TileStyle } from '../tiles/tile'
import type { Conditions, OpenHand } from './session-draft'

interface HandSlipEditorProps {
  readonly hand: OpenHand
  readonly conditions: Conditions
  readonly onChange: (part: Partial<HandRecord>) => void
}

type Won = Exclude<HandResult, { kind: 'drawn' }>

const wayFlag: Readonly<Record<Won['kind'], WinFlag | undefined>> = {
  selfDraw: 'self',
  robbedKong: 'rob',
  discard: undefined,
}

/** An empty hand with what the sheet already says: winds by the number of the hand, and how it was won. */
const begun = (number: number, won: Won, rotation: Conditions['settings']['seatRotation']): HandDraft => {
  const flag = wayFlag[won.kind]
  const winded: HandDraft = {
    ...emptyHand,
    round: winds[windRoundOf(number) as 0],
    seat: winds[seatWindOf(won.winner, number, rotation) as 0],
    flowers: won.flowers ?? 0,
  }
  return flag ? withFlag(winded, flag, true) : winded
}

interface DiffersProps {
  readonly text: string
  readonly points: number
  readonly onTake: () => void
}

/** What the tiles or the claim say otherwise than the line, and the offer to take it. */
function Differs({ text, points, onTake }: DiffersProps) {
  const t = useTranslations('mahjong.sheet')
  return (
    <>
      <span>{text}</span>
      <Button size="small" onClick={onTake}>
        {t('takeComputed', { computed: points })}
      </Button>
    </>
  )
}

/** What the tiles come to, and what the claimed fans come to. */
const totalsOf = (slip: OpenHand['slip'], profile: Conditions['profile']) => {
  const scored = slip && scoreHand(slip.request, profile)
  if (!scored?.ok) return {}
  const announced = slip?.claimed && compareClaim(slip.claimed, scored.value, profile).claimedTotal
  return { total: scored.value.total, announced }
}

/** The winning hand tile by tile, kept with the sheet; what was announced stands, a difference is only shown. */
export function HandSlipEditor({ hand, conditions, onChange }: HandSlipEditorProps) {
  const t = useTranslations('mahjong.sheet')
  const [open, setOpen] = useState(false)
  const [look, setLook] = useState<TileStyle>('plain')
  const [unfinished, setUnfinished] = useState<HandDraft>()
  const { result, slip } = hand
  const { profile, settings } = conditions
  if (!result || result.kind === 'drawn') return <p className="text-muted text-sm">{t('slipNeedsWinner')}</p>
  const kept = slip && draftOfRequest(slip.request)
  const draft = unfinished ?? kept ?? begun(hand.number, result, settings.seatRotation)
  const { total, announced } = totalsOf(slip, profile)
  const change = (next: HandDraft) => {
    const request = requestOf(next)
    setUnfinished(request ? undefined : next)
    onChange({ slip: request ? { ...slip, request } : undefined })
  }
  return (
    <section className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('byTiles')}
        </Button>
        {total === undefined || total === result.fan ? null : (
          <Differs
            text={t('slipDiffers', { computed: total, announced: result.fan })}
            points={total}
            onTake={() => onChange({ result: { ...result, fan: total, flowers: draft.flowers } })}
          />
        )}
        {total === result.fan ? <span className="text-muted">{t('slipAgrees')}</span> : null}
      </p>
      {open ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <HandPicker draft={draft} look={look} onLook={setLook} onChange={change} />
          <div aria-live="polite">
            <HandAnswer draft={draft} profile={profile} look={look} />
          </div>
        </div>
      ) : null}
      {slip && (open || slip.claimed) ? (
        <ClaimedFans
          claimed={slip.claimed}
          request={slip.request}
          profile={profile}
          onChange={claimed => onChange({ slip: { request: slip.request, ...(claimed ? { claimed } : {}) } })}
        />
      ) : null}
      {announced === undefined || announced === result.fan ? null : (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <Differs
            text={t('claimDiffers', { claimed: announced, announced: result.fan })}
            points={announced}
            onTake={() => onChange({ result: { ...result, fan: announced } })}
          />
        </p>
      )}
    </section>
  )
}
