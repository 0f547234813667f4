import { randomBytes } from 'node:crypto'
import { foundFederation } from '../../domain/accounts/found-federation.js'
import { CommandFailure, settled } from '../failure.js'
import { printJson } from '../print-json.js'
import { operator, withDatabase } from '../with-database.js'

interface FoundOptions {
  readonly zh: string
  readonly en: string
  readonly timeZone: string
  /** `name <address>` */
  readonly admin: readonly string[]
}

const readAdministrator = (text: string) => {
  const [, name, email] = /^(.+?)\s*<([^<>]+)>$/.exec(text.trim()) ?? []
  if (!name || !email) throw new CommandFailure(`An administrator is written "Name <address>", not "${text}".`)
  return { name, email, password: randomBytes(12).toString('base64url') }
}

/** Founds the first federation with its first two administrators; their passwords are made and printed once. */
export const found = (code: string, { zh, en, timeZone, admin }: FoundOptions): Promise<void> =>
  withDatabase(
    async ({ deps }) => {
      const administrators = admin.map(readAdministrator)
      const input = { code, nameZh: zh, nameEn: en, timeZone, administrators }
      const { organisationId } = settled(await foundFederation(deps, await operator(deps), input))
      printJson({ organisationId, code, administrators })
    },
    { makes: true },
  )
