import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { verifyLog } from '../../domain/audit/verify.js'
import { sealKeyOf } from '../../services.js'
import { CommandFailure, problemLines } from '../failure.js'
import { printJson, withDatabase } from '../with-database.js'

/** Reads the audit log against its seals and a public key: the federation's own unless another is given. */
export const verifyAuditLog = (options: { publicKey?: string }): Promise<void> =>
  withDatabase(async ({ env, database }) => {
    const given = options.publicKey && (await readFile(path.resolve(env.callerFolder, options.publicKey), 'utf8'))
    const report = await verifyLog(database.db, given || sealKeyOf(env).publicKeyPem)
    printJson({ seals: report.seals, rows: report.rows, problems: report.problems.length })
    if (report.problems.length > 0) throw new CommandFailure(problemLines(report.problems))
  })
