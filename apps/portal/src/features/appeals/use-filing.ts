'use client'

import { useEffect, useRef, useState } from 'react'
import { FileAppealMutation, RequestLateLeaveMutation } from '@/features/case-act'
import { useRouter } from '@/i18n/navigation'
import type { ApiFailure } from '@/lib/graphql/result'
import { useOvertaken } from '@/lib/graphql/use-overtaken'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import type { Outlook } from './filing-outlook'
import type { DraftState } from './use-draft'

/** The step on the screen; the focus follows it. */
export const useSteps = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState(0)
  const moved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = true
  }, [step])
  return { step, setStep, heading }
}

const tells = (failure: ApiFailure | undefined, code: string): boolean =>
  failure?.layer === 'problems' && failure.problems.some(one => one.code === code)

/** Files a draft, or requests leave once the time is over; both lead to the receipt. */
export const useFiling = (outlook: Outlook, saving: ApiFailure | undefined) => {
  const router = useRouter()
  const [late, setLate] = useState(outlook.late)
  const [reason, setReason] = useState('')
  const filing = useAction(FileAppealMutation, data => data.payload)
  const leave = useAction(RequestLateLeaveMutation, data => data.payload)
  useEffect(() => {
    if (tells(filing.failure, 'FILED_TOO_LATE')) setLate(true)
  }, [filing.failure])
  // The partner, or another window, was faster: the page shows the way to that case.
  useOvertaken(saving ?? filing.failure ?? leave.failure)
  const file = async ({ id, version }: DraftState) => {
    const about = { appeal: id, expectedVersion: version }
    const payload = late
      ? await leave.run({ input: { ...about, reason: reason.trim(), idempotencyKey: leave.key() } })
      : await filing.run({ input: { ...about, idempotencyKey: filing.key() } })
    if (payload?.appeal) router.push(paths.appealReceipt(payload.appeal.id))
  }
  return {
    file,
    late,
    reason,
    setReason,
    isPossible: !late || (outlook.leaveBy !== null && reason.trim() !== ''),
    pending: filing.pending || leave.pending,
    failure: filing.failure ?? leave.failure,
  }
}
