import { lookup } from 'node:dns'
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Call, Caller, CallOutcome, DeliveryFailure } from '../domain/shared/calling.js'

/** So long a call lasts at most, name, connection and answer together. */
const LONGEST_CALL = 10_000
/** So much of an answer is read. */
const LONGEST_ANSWER = 2_000

/** An address of the internet that anybody reaches: none of this machine, its network, or a way round to them. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

class Refused extends Error {
  constructor(readonly failure: DeliveryFailure) {
    super(failure)
  }
}

/**
 * Resolves a name for one connection, and gives it public addresses alone: what was looked at is what is connected to, so
 * that a name that answers otherwise the second time leads nowhere else.
 */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const open = found?.filter(({ address }) => isPublicAddress(address)) ?? []
    const [first] = open
    if (error || !first) return done(error ?? new Refused('ADDRESS_NOT_PUBLIC'), '')
    if (options.all) return done(null, open)
    return done(null, first.address, first.family)
  })
}

const bare = (host: string): string => host.replace(/^\[|\]$/g, '')

const failureOf = (error: unknown, isOver: boolean): DeliveryFailure => {
  if (error instanceof Refused) return error.failure
  if (isOver) return 'TIMED_OUT'
  const { code } = error as { code?: unknown }
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA' ? 'NAME_UNKNOWN' : 'NOT_REACHED'
}

/** What PostgreSQL takes as text. */
const keepable = (bytes: Buffer): string =>
  new TextDecoder().decode(bytes.subarray(0, LONGEST_ANSWER)).replaceAll('\0', '\uFFFD')

const readStart = async (answer: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    parts.push(part as Buffer)
    size += (part as Buffer).length
    if (size >= LONGEST_ANSWER) break
  }
  answer.destroy()
  return keepable(Buffer.concat(parts))
}

const failureOfStatus = (status: number): DeliveryFailure | undefined => {
  if (status >= 200 && status < 300) return undefined
  return status >= 300 && status < 400 ? 'REDIRECTED' : 'REFUSED'
}

const send = (
  { url, headers, body }: Call,
  options: RequestOptions,
): Promise<Pick<CallOutcome, 'failure' | 'status' | 'answer'>> =>
  new Promise((resolve, reject) => {
    const target = new URL(url)
    const request = target.protocol === 'https:' ? tlsRequest : plainRequest
    const sending = request(target, { ...options, method: 'POST', headers, agent: false }, answer => {
      const status = answer.statusCode ?? 0
      readStart(answer).then(text => resolve({ failure: failureOfStatus(status), status, answer: text }), reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })

/**
 * Calls addresses that people registered: no redirect is followed, no more than the beginning of an answer is read, and
 * none lasts longer than ten seconds. `allowPrivate` lets the operator's own network be called.
 */
export const createCaller = ({
  allowPrivate,
  longest = LONGEST_CALL,
}: {
  readonly allowPrivate: boolean
  readonly longest?: number
}): Caller => ({
  call: async call => {
    const begun = performance.now()
    const signal = AbortSignal.timeout(longest)
    const done = (rest: Pick<CallOutcome, 'failure' | 'status' | 'answer'>): CallOutcome => ({
      ...rest,
      milliseconds: Math.round(performance.now() - begun),
    })
    try {
      // A connection to an address written as such asks for no name.
      const host = bare(new URL(call.url).hostname)
      if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw new Refused('ADDRESS_NOT_PUBLIC')
      return done(await send(call, { signal, ...(allowPrivate ? {} : { lookup: publicLookup }) }))
    } catch (error) {
      return done({ failure: failureOf(error, signal.aborted), status: undefined, answer: '' })
    }
  },
})
