import type { ApiFailure, ApiResult } from '@/lib/graphql/result'

/** How long after a failure the next attempt is made by itself, in milliseconds. */
const PAUSE = 5_000

/** How long an answer is waited for, in milliseconds: a line can be gone without anybody being told. */
const PATIENCE = 20_000

const UNANSWERED: ApiFailure = { layer: 'network', message: 'no answer', retryable: true }

export interface Sending {
  readonly sending: boolean
  /** Why the last attempt did not arrive. */
  readonly failure?: ApiFailure
}

interface Work<Item, Answer> {
  /** What is to be sent next, if anything is. */
  readonly next: () => Item | undefined
  readonly deliver: (item: Item) => Promise<ApiResult<Answer>>
  /** Takes note of an answer; answers the failure for which the item has to be sent again. */
  readonly settle: (item: Item, result: ApiResult<Answer>) => ApiFailure | undefined
  readonly tell: (state: Sending) => void
}

/** Sends what waits, one after the other; after a failure, or where no answer comes, again a moment later. */
export const createSender = <Item, Answer>({ next, deliver, settle, tell }: Work<Item, Answer>) => {
  let giveUp: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy = false
  let hurried = false

  /** The answer, or that there was none: what comes later is dropped, and told once more to the next attempt. */
  const answerTo = async (item: Item): Promise<ApiResult<Answer>> => {
    const unanswered = new Promise<ApiResult<Answer>>(resolve => {
      giveUp = () => resolve({ ok: false, failure: UNANSWERED })
      timer = setTimeout(giveUp, PATIENCE)
    })
    const result = await Promise.race([deliver(item), unanswered])
    clearTimeout(timer)
    giveUp = undefined
    return result
  }

  const flush = async (): Promise<void> => {
    if (busy) return
    clearTimeout(timer)
    busy = true
    hurried = false
    tell({ sending: true })
    let failure: ApiFailure | undefined
    for (let item = next(); item && !failure; item = next()) failure = settle(item, await answerTo(item))
    busy = false
    if (failure && hurried) return flush()
    tell(failure ? { sending: false, failure } : { sending: false })
    if (failure) timer = setTimeout(() => void flush(), PAUSE)
  }

  return {
    flush,
    /** Sends at once, whatever an attempt under way still waits for: an item goes with its own key every time. */
    retry: (): void => {
      hurried = true
      giveUp?.()
      void flush()
    },
    /** Makes no further attempt by itself. */
    rest: (): void => clearTimeout(timer),
  }
}
