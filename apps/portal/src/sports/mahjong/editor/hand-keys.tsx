import { type ByPlayer, type Player, players } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import type { HandDraft } from './hand-draft'
import { PadKey, PadKeys } from './pad-keys'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
const LONGEST = 3

export interface HandKeysProps {
  readonly draft: HandDraft
  readonly names: ByPlayer<string>
  readonly disabled?: boolean
  readonly onDraft: (draft: HandDraft) => void
}

interface PlayerKeysProps extends Pick<HandKeysProps, 'names' | 'disabled'> {
  readonly among?: readonly Player[]
  readonly chosen?: Player
  readonly onTap: (player: Player) => void
}

/** A key for each player of the table. */
export function PlayerKeys({ names, disabled, among = players, chosen, onTap }: PlayerKeysProps) {
  return among.map(player => (
    <PadKey
      key={player}
      chosen={chosen === player}
      disabled={disabled}
      onTap={() => onTap(player)}
    >{`${player + 1} ${names[player]}`}</PadKey>
  ))
}

/** Who won, or that nobody did. */
export function WinnerKeys({
  names,
  disabled,
  draft,
  onDraft,
  onDrawn,
}: HandKeysProps & { readonly onDrawn: () => void }) {
  const t = useTranslations('mahjong.pad')
  return (
    <PadKeys legend={t('winner')} columns={2}>
      <PlayerKeys names={names} disabled={disabled} onTap={winner => onDraft({ ...draft, winner })} />
      <PadKey wide chosen={false} disabled={disabled} onTap={onDrawn}>
        {t('drawn')}
      </PadKey>
    </PadKeys>
  )
}

/** From whom the winner won: from the wall, or from one of the three others. */
export function FromKeys({ draft, names, disabled, onDraft, winner }: HandKeysProps & { readonly winner: Player }) {
  const t = useTranslations('mahjong.pad')
  return (
    <PadKeys legend={t('from')} columns={2}>
      <PadKey chosen={false} disabled={disabled} onTap={() => onDraft({ ...draft, from: winner, robbed: false })}>
        {t('selfDrawn')}
      </PadKey>
      <PlayerKeys
        names={names}
        disabled={disabled}
        among={players.filter(player => player !== winner)}
        onTap={from => onDraft({ ...draft, from })}
      />
    </PadKeys>
  )
}

interface PointKeysProps extends Omit<HandKeysProps, 'names'> {
  readonly onDone: () => void
}

/** The points of the hand, digit by digit, and whether a kong was robbed. */
export function PointKeys({ draft, disabled, onDraft, onDone }: PointKeysProps) {
  const t = useTranslations('mahjong.pad')
  const { points, robbed, winner, from } = draft
  return (
    <PadKeys legend={t('points', { points: points || '–' })} columns={4}>
      {digits.map(digit => (
        <PadKey
          key={digit}
          chosen={false}
          disabled={disabled || points.length >= LONGEST}
          onTap={() => onDraft({ ...draft, points: `${points}${digit}` })}
        >
          {digit}
        </PadKey>
      ))}
      <PadKey
        chosen={false}
        disabled={disabled}
        label={t('delete')}
        onTap={() => onDraft({ ...draft, points: points.slice(0, -1) })}
      >
        ⌫
      </PadKey>
      <PadKey
        chosen={robbed}
        disabled={disabled || winner === from}
        onTap={() => onDraft({ ...draft, robbed: !robbed })}
      >
        {t('robbed')}
      </PadKey>
      <PadKey wide chosen={points !== ''} disabled={disabled || points === ''} onTap={onDone}>
        {t('done')}
      </PadKey>
    </PadKeys>
  )
}
