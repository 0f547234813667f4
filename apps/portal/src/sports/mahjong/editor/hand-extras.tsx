import {
  type FalseWinKind,
  falseWinKinds,
  falseWinPayments,
  type Fine,
  fineAmounts,
  type Player,
  players,
} from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { codeText } from '@/i18n/code-text'
import type { HandDraft } from './hand-draft'
import { type HandKeysProps, PlayerKeys } from './hand-keys'
import { PadKey, PadKeys } from './pad-keys'

const extras = ['falseWin', 'fine', 'flowers', 'dealer'] as const
type Extra = (typeof extras)[number]

interface ExtraProps extends HandKeysProps {
  readonly onDone: () => void
}

const useKindWords = () => {
  const t = useTranslations('mahjong.sheet')
  return (kind: FalseWinKind) =>
    t('falseWinPays', { kind: codeText(t, `falseWin.${kind}`), amount: falseWinPayments[kind] })
}

function FalseWinKeys({ draft, names, disabled, onDraft, onDone }: ExtraProps) {
  const t = useTranslations('mahjong.pad')
  const words = useKindWords()
  const [player, setPlayer] = useState<Player>()
  if (player === undefined)
    return (
      <PadKeys legend={t('whoFalse')} columns={2}>
        <PlayerKeys names={names} disabled={disabled} onTap={setPlayer} />
      </PadKeys>
    )
  return (
    <PadKeys legend={names[player]} columns={1}>
      {falseWinKinds.map(kind => (
        <PadKey
          key={kind}
          chosen={false}
          disabled={disabled}
          onTap={() => {
            onDraft({ ...draft, falseWins: [...draft.falseWins, { player, kind }] })
            onDone()
          }}
        >
          {words(kind)}
        </PadKey>
      ))}
    </PadKeys>
  )
}

function FineKeys({ draft, names, disabled, onDraft, onDone }: ExtraProps) {
  const t = useTranslations('mahjong.pad')
  const [player, setPlayer] = useState<Player>()
  const [amount, setAmount] = useState<number>()
  const fine = (given: Fine) => {
    onDraft({ ...draft, fines: [...draft.fines, given] })
    onDone()
  }
  if (player === undefined)
    return (
      <PadKeys legend={t('whoFined')} columns={2}>
        <PlayerKeys names={names} disabled={disabled} onTap={setPlayer} />
      </PadKeys>
    )
  if (amount === undefined)
    return (
      <PadKeys legend={t('howMuch', { name: names[player] })} columns={4}>
        {fineAmounts.map(one => (
          <PadKey key={one} chosen={false} disabled={disabled} onTap={() => setAmount(one)}>
            {`−${one}`}
          </PadKey>
        ))}
      </PadKeys>
    )
  return (
    <PadKeys legend={t('paidTo')} columns={2}>
      <PadKey chosen={false} disabled={disabled} onTap={() => fine({ player, amount })}>
        {t('paidToNobody')}
      </PadKey>
      <PlayerKeys
        names={names}
        disabled={disabled}
        among={players.filter(one => one !== player)}
        onTap={to => fine({ player, amount, to })}
      />
    </PadKeys>
  )
}

const flowerCounts = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

function ExtraKeys({ kind, ...props }: ExtraProps & { readonly kind: Extra }) {
  const t = useTranslations('mahjong.pad')
  const { draft, names, disabled, onDraft, onDone } = props
  if (kind === 'falseWin') return <FalseWinKeys {...props} />
  if (kind === 'fine') return <FineKeys {...props} />
  const take = (part: Partial<HandDraft>) => {
    onDraft({ ...draft, ...part })
    onDone()
  }
  if (kind === 'dealer')
    return (
      <PadKeys legend={t('whoDealt')} columns={2}>
        <PlayerKeys names={names} disabled={disabled} chosen={draft.dealer} onTap={dealer => take({ dealer })} />
      </PadKeys>
    )
  return (
    <PadKeys legend={t('howManyFlowers')} columns={4}>
      {flowerCounts.map(flowers => (
        <PadKey
          key={flowers}
          chosen={draft.flowers === flowers}
          disabled={disabled}
          onTap={() => take({ flowers: flowers === 0 ? undefined : flowers })}
        >
          {`${flowers}`}
        </PadKey>
      ))}
    </PadKeys>
  )
}

/** What was noted beside the result, each taken away with a tap. */
function Noted({ draft, names, disabled, onDraft }: HandKeysProps) {
  const t = useTranslations('mahjong.pad')
  const sheet = useTranslations('mahjong.sheet')
  const words = useKindWords()
  const notes: readonly { readonly text: string; readonly without: HandDraft }[] = [
    ...draft.falseWins.map((one, at) => ({
      text: `${names[one.player]} · ${words(one.kind)}`,
      without: { ...draft, falseWins: draft.falseWins.toSpliced(at, 1) },
    })),
    ...draft.fines.map(({ player, amount, to }, at) => ({
      text:
        to === undefined
          ? sheet('fineToNobody', { name: names[player], amount })
          : sheet('fineToPlayer', { name: names[player], amount, to: names[to] }),
      without: { ...draft, fines: draft.fines.toSpliced(at, 1) },
    })),
    ...(draft.flowers === undefined
      ? []
      : [{ text: t('flowersNoted', { count: draft.flowers }), without: { ...draft, flowers: undefined } }]),
    ...(draft.dealer === undefined
      ? []
      : [{ text: t('dealerNoted', { name: names[draft.dealer] }), without: { ...draft, dealer: undefined } }]),
  ]
  return (
    <ul className="empty:hidden">
      {notes.map(({ text, without }) => (
        <li key={text} className="flex items-center gap-2 border-rule border-b">
          <span className="flex-1">{text}</span>
          <button
            type="button"
            className="link min-h-11 px-2"
            aria-label={t('remove', { what: text })}
            disabled={disabled}
            onClick={() => onDraft(without)}
          >
            {sheet('remove')}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What a hand may hold besides its result: false wins, fines, flowers, another dealer than the order says. */
export function HandExtras(props: HandKeysProps) {
  const [t, sheet] = [useTranslations('mahjong.pad'), useTranslations('mahjong.sheet')]
  const [open, setOpen] = useState<Extra>()
  return (
    <div className="flex flex-col gap-2">
      <Noted {...props} />
      <PadKeys legend={t('also')} columns={4}>
        {extras.map(extra => (
          <PadKey
            key={extra}
            chosen={open === extra}
            disabled={props.disabled}
            onTap={() => setOpen(open === extra ? undefined : extra)}
          >
            {extra === 'falseWin' ? codeText(sheet, 'falseWin.falseWin') : t(`extra.${extra}`)}
          </PadKey>
        ))}
      </PadKeys>
      {open ? <ExtraKeys key={open} {...props} kind={open} onDone={() => setOpen(undefined)} /> : null}
    </div>
  )
}
