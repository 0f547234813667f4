import type { createAuthMiddleware } from 'better-auth/api'
import { sha256 } from '../base/digest.js'

/** What of a request its device is known by, and is made known with. */
export type DeviceContext = Pick<
  Parameters<Parameters<typeof createAuthMiddleware>[0]>[0],
  'context' | 'getSignedCookie' | 'setSignedCookie'
>

const DEVICE = 'device'
/** Accounts that a device is known for at a time, and for how long, in seconds: 400 days, the most that a browser keeps. */
const ACCOUNTS = 5
const DEVICE_KEPT = 400 * 86_400

const digestOf = (email: string): string => sha256(email).slice(0, 32)

const accountsOf = async (ctx: Pick<DeviceContext, 'context' | 'getSignedCookie'>): Promise<string[]> => {
  const { name } = ctx.context.createAuthCookie(DEVICE)
  const value = await ctx.getSignedCookie(name, ctx.context.secret)
  return typeof value === 'string' && value ? value.split('-') : []
}

/** Whether the account of this address (in lower case) has been signed in to on the device of this request. */
export const isKnownDevice = async (
  ctx: Pick<DeviceContext, 'context' | 'getSignedCookie'>,
  email: string,
): Promise<boolean> => (await accountsOf(ctx)).includes(digestOf(email))

/** From now on the device is known for the account of this address, and of the others for the newest. */
export const rememberDevice = async (ctx: DeviceContext, email: string): Promise<void> => {
  const own = digestOf(email)
  const { name, attributes } = ctx.context.createAuthCookie(DEVICE)
  const value = [own, ...(await accountsOf(ctx)).filter(one => one !== own)].slice(0, ACCOUNTS).join('-')
  await ctx.setSignedCookie(name, value, ctx.context.secret, { ...attributes, maxAge: DEVICE_KEPT })
}
