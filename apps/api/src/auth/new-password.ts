import { APIError, type createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { checkPassword, type LeakedRange, type PasswordOwner } from './passwords.js'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

const CHANGE = '/change-password'
const RESET = '/reset-password'

const textIn = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value : ''
}

/** Whose password the request would set; nobody's where the library refuses it anyway. */
const ownerOf = async (ctx: Context): Promise<PasswordOwner | undefined> => {
  if (ctx.path === CHANGE) return (await getSessionFromCtx(ctx))?.user
  const { internalAdapter } = ctx.context
  const link = await internalAdapter.findVerificationValue(`reset-password:${textIn(ctx.body, 'token')}`)
  return link ? ((await internalAdapter.findUserById(link.value)) ?? undefined) : undefined
}

/** Refuses a change to a common or leaked password, as PASSWORD_COMMON; its length is the library's to refuse. */
export const refuseCommonPassword = async (ctx: Context, leaked: LeakedRange | undefined): Promise<void> => {
  if (ctx.path !== CHANGE && ctx.path !== RESET) return
  const owner = await ownerOf(ctx)
  if (!owner) return
  const refusal = await checkPassword(textIn(ctx.body, 'newPassword'), owner, leaked)
  const [found] = refusal && !refusal.ok ? refusal.error : []
  if (found?.code === 'PASSWORD_COMMON')
    throw new APIError('BAD_REQUEST', { code: found.code, message: 'Another password is needed.' })
}
