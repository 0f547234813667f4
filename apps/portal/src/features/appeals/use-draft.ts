'use client'

import { useState } from 'react'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import type { Capacity, Outlook } from './filing-outlook'
import { DraftAppealMutation } from '@/features/case-act'

export interface FilingAbout {
  readonly stage: string
  readonly ruling: string | null
  readonly slot: string | null
}

export interface FilingValues {
  readonly statement: string
  readonly relief: string
  readonly signature: string
  /** Who else signed, by capacity. */
  readonly cosigned: Readonly<Partial<Record<Capacity, string>>>
  readonly absent: boolean
}

type Signing = Pick<Outlook, 'capacity' | 'signatures'>

const signaturesOf = ({ capacity, signatures }: Signing, { signature, cosigned }: FilingValues) =>
  [capacity, ...signatures.filter(one => one !== capacity)]
    .map(one => ({ capacity: one, name: (one === capacity ? signature : (cosigned[one] ?? '')).trim() }))
    .filter(({ name }) => name !== '')

export interface DraftState {
  readonly id: string
  readonly version: number
}

/** Keeps the draft at the records office; its id goes into the address, so that a reload takes it up again. */
export const useDraft = (about: FilingAbout, signing: Signing, locale: string, first?: DraftState) => {
  const [draft, setDraft] = useState(first)
  const [savedAs, setSavedAs] = useState<string>()
  // The partner, or another window, has saved since, and the page was read anew: the next press is about that state, and
  // keeps what stands here, with the name of who presses.
  if (first && draft?.id === first.id && first.version > draft.version) {
    setDraft(first)
    setSavedAs(undefined)
  }
  const action = useAction(DraftAppealMutation, data => data.payload)
  const save = async (values: FilingValues): Promise<DraftState | undefined> => {
    const said = JSON.stringify(values)
    if (draft && said === savedAs) return draft
    const payload = await action.run({
      input: {
        ...(draft ? { appeal: draft.id, expectedVersion: draft.version } : {}),
        stage: about.stage,
        ruling: about.ruling,
        slot: about.slot,
        subject: about.ruling ? 'ruling' : 'score',
        statement: values.statement,
        relief: values.relief,
        signatures: signaturesOf(signing, values),
        othersAbsent: values.absent,
        idempotencyKey: action.key(),
      },
    })
    if (!payload?.appeal) return undefined
    const kept = { id: payload.appeal.id, version: payload.appeal.version }
    setDraft(kept)
    setSavedAs(said)
    window.history.replaceState(null, '', `/${locale}${paths.newAppeal({ ...about, appeal: kept.id })}`)
    return kept
  }
  return { draft, setDraft, save, action }
}
