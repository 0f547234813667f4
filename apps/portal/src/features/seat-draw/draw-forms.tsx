'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/action-form'
import { drawNumber } from '@/gql/actions/draw-number.graphql'
import { openSeatDraw } from '@/gql/actions/open-seat-draw.graphql'

/** Opens the draw, once. */
export function OpenDraw({ stage }: { readonly stage: string }) {
  const t = useTranslations('seatDraw')
  return <ActionForm action={openSeatDraw} id="open" label={t('open')} fixed={{ stage }} tone="decide" />
}

/** Draws the number of one contestant by a press. */
export function DrawByPress({ entry, label }: { readonly entry: string; readonly label: string }) {
  const t = useTranslations('seatDraw')
  return (
    <ActionForm
      action={drawNumber}
      id={`draw-${entry}`}
      label={label}
      submit={t('draw')}
      fixed={{ entry, number: null }}
      tone="decide"
    />
  )
}

/** Writes down the card that a contestant drew. */
export function DrawByCard({ entry, label }: { readonly entry: string; readonly label: string }) {
  const t = useTranslations('seatDraw')
  return (
    <ActionForm
      action={drawNumber}
      id={`card-${entry}`}
      label={label}
      submit={t('byCard')}
      fixed={{ entry }}
      labels={{ number: t('card') }}
      tone="plain"
      small
    />
  )
}
