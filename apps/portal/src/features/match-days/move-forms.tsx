'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/action-form'
import { answerMatchMove } from '@/gql/actions/answer-match-move.graphql'
import { moveMatch } from '@/gql/actions/move-match.graphql'

interface MoveFormProps {
  readonly table: string
  /** The name of the zone that times are of. */
  readonly zone: string
  readonly label: string
}

/** Another day for a match: outright by an official, as a proposal by a captain. */
export function MoveForm({ table, zone, label }: MoveFormProps) {
  const t = useTranslations('matchMove')
  return (
    <ActionForm
      action={moveMatch}
      id="move"
      label={label}
      fixed={{ table }}
      labels={{ on: t('on'), time: t('time', { zone }), venue: t('venue'), reason: t('reason') }}
      tone="decide"
    />
  )
}

interface AnswerProps {
  readonly table: string
  readonly move: string
  readonly agrees: boolean
  readonly label: string
}

export function AnswerMove({ table, move, agrees, label }: AnswerProps) {
  return (
    <ActionForm
      action={answerMatchMove}
      id={agrees ? 'agree' : 'decline'}
      label={label}
      fixed={{ table, move, agrees }}
      tone={agrees ? 'decide' : 'plain'}
      small
    />
  )
}
