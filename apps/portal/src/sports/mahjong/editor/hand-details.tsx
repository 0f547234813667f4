'use client'

import type { ByPlayer, HandRecord, PenaltyMeasure } from '@paiji/rules/mahjong'
import { withoutUndefined } from '@/lib/stored'
import { FalseWinList } from './false-win-list'
import { FineList } from './fine-list'
import { HandSlipEditor } from './hand-slip-editor'
import { PenaltyList } from './penalty-list'
import { ResultFields } from './result-fields'
import type { Conditions, OpenHand } from './session-draft'

interface HandDetailsProps {
  readonly hand: OpenHand
  readonly measures: readonly (readonly PenaltyMeasure[])[]
  readonly conditions: Conditions
  readonly names: ByPlayer<string>
  readonly onChange: (hand: HandRecord) => void
}

const listed = <K extends string, T>(name: K, items: readonly T[]) =>
  (items.length > 0 ? { [name]: items } : { [name]: undefined }) as { readonly [key in K]?: readonly T[] }

/** Everything a hand can hold, field by field; a hand whose end is not known yet counts as drawn. */
export function HandDetails({ hand, measures, conditions, names, onChange }: HandDetailsProps) {
  const change = (part: Partial<HandRecord>) =>
    onChange(withoutUndefined({ ...hand, result: hand.result ?? { kind: 'drawn' }, ...part }))
  return (
    <div className="mt-1 mb-2 flex flex-col gap-4 border-rule border-l-2 py-2 pl-3">
      <ResultFields result={hand.result} names={names} onChange={result => change({ result })} />
      <HandSlipEditor hand={hand} conditions={conditions} onChange={change} />
      <div className="grid gap-4 lg:grid-cols-2">
        <FalseWinList
          items={hand.falseWins ?? []}
          names={names}
          onChange={items => change(listed('falseWins', items))}
        />
        <FineList fines={hand.fines ?? []} names={names} onChange={fines => change(listed('fines', fines))} />
      </div>
      <PenaltyList
        notes={hand.penalties ?? []}
        measures={measures}
        names={names}
        onChange={notes => change(listed('penalties', notes))}
        onFine={(player, amount) => change(listed('fines', [...(hand.fines ?? []), { player, amount }]))}
      />
    </div>
  )
}
