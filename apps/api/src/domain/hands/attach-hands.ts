import { readDeals } from '@paiji/formats'
import { ok, type Problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Deps } from '../shared/deps.js'
import { idempotently, withContentDigest } from '../shared/idempotency.js'
import { lockSession } from './hands.repo.js'
import { refuseHands, sessionForHands } from './session-for-hands.js'
import { type StoredHands, storeHands } from './store-hands.js'
import { sha256 } from '../../base/digest.js'

export interface AttachHandsInput {
  readonly sessionId: string
  readonly fileName: string
  readonly content: Uint8Array
  /** Needed where hands are there already. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Attaches the hands of a file to a session, before play or after it. Problems: HANDS_SESSION_UNKNOWN, NOT_PERMITTED,
 * HANDS_NOT_OFFERED, HANDS_REASON_NEEDED, and what the reader of the file finds, located.
 */
export const attachHands = (deps: Deps, viewer: Viewer, input: AttachHandsInput): Promise<Outcome<StoredHands>> => {
  const { content } = input
  const request = withContentDigest(input, sha256(content))
  return idempotently(deps, viewer, 'attachHands', request, async tx => {
    const found = await sessionForHands(tx, viewer, input.sessionId)
    if (!found.ok) return found
    if (found.value.dealing.walls) return refuseHands('HANDS_NOT_OFFERED')
    const read = readDeals(content, input.fileName)
    if (!read.ok) return read
    await lockSession(tx, found.value.id)
    const { boards, problems } = read.value
    const { fileName, reason } = input
    const stored = await storeHands({ tx, viewer }, found.value, { boards, fileName, reason })
    if (!stored.ok) return stored
    const noted: readonly Problem[] = [...problems, ...stored.value.warnings]
    return ok({ ...stored.value, warnings: noted })
  })
}
