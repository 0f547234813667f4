import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { verifyLog } from '../../domain/audit/verify.js'
import { readSealHead } from '../../domain/audit/seal-head.js'
import { keyFolderOf, sealKeyOf } from '../../services.js'
import { CommandFailure, problemLines } from '../failure.js'
import { printJson, withDatabase } from '../with-database.js'

/** Reads the audit log against its seals and a public key: the federation's own unless another is given. */
export const verifyAuditLog = (options: { publicKey?: string }): Promise<void> =>
  withDatabase(async ({ env, database }) => {
    const given = options.publicKey && (await readFile(path.resolve(env.callerFolder, options.publicKey), 'utf8'))
    const head = await readSealHead(keyFolderOf(env))
    const { problems, newestSealAt, ...report } = await verifyLog(
      database.db,
      given || sealKeyOf(env).publicKeyPem,
      head,
    )
    const age = newestSealAt && Math.max(0, Math.round((Date.now() - newestSealAt.getTime()) / 1000))
    printJson({ ...report, newestSealSeconds: age, headKept: head !== undefined, problems: problems.length })
    if (problems.length > 0) throw new CommandFailure(problemLines(problems))
  })
