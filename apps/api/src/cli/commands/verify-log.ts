import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sealOlderContents } from '../../domain/audit/seal-older-contents.js'
import { erasuresOf, verifyContents } from '../../domain/audit/verify-contents.js'
import { verifyLog } from '../../domain/audit/verify.js'
import { readSealHead } from '../../domain/audit/seal-head.js'
import { keyFolderOf, publicKeysIn, requireSealKey, sealKeysOf } from '../../services.js'
import { CommandFailure, problemLines } from '../failure.js'
import { printJson } from '../print-json.js'
import { withDatabase } from '../with-database.js'

/**
 * Reads the audit log against its seals and a public key, the federation's own unless another is given, and every fact
 * and publication against the digest that the log has of it.
 */
export const verifyAuditLog = (options: { publicKey?: string }): Promise<void> =>
  withDatabase(async ({ env, database, progress }) => {
    const given = options.publicKey && (await readFile(path.resolve(env.callerFolder, options.publicKey), 'utf8'))
    // A missing key would read as an attack: every signature would be invalid.
    if (!given) await requireSealKey(env, database.db)
    const head = await readSealHead(keyFolderOf(env))
    progress.say('facts and publications')
    const contents = await verifyContents(database.db)
    progress.say('log')
    const {
      problems: ofLog,
      newestSealAt,
      ...report
    } = await verifyLog(database.db, given ? publicKeysIn(given) : sealKeysOf(env), head)
    const age = newestSealAt && Math.max(0, Math.round((Date.now() - newestSealAt.getTime()) / 1000))
    const problems = [...ofLog, ...contents.problems]
    const erasures = await erasuresOf(database.db)
    printJson({
      ...report,
      newestSealSeconds: age,
      headKept: head !== undefined,
      contents: contents.contents,
      sealedBeforeContentDigests: contents.beforeDigests,
      erasures,
      problems: problems.length,
    })
    if (problems.length > 0) throw new CommandFailure(problemLines(problems))
  })

/** Puts the digests of what is older than content digests into the log, as it stands. */
export const sealContents = (): Promise<void> =>
  withDatabase(async ({ database, progress }) => {
    const sealed = await sealOlderContents(database.db, count => progress.say(`${count} sealed`))
    printJson({ sealed })
  })
