import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { verifySnapshot } from '../../domain/exports/verify-snapshot.js'
import { readEnv } from '../../env.js'
import { CommandFailure } from '../failure.js'
import { printJson } from '../print-json.js'

export interface VerifySnapshotOptions {
  readonly publicKey?: string
  readonly list?: readonly string[]
  readonly changes?: readonly string[]
  readonly after?: string
  readonly out?: string
}

const SHOWN = 200

/** Computes a snapshot again from its files alone and prints what agrees; fails with everything that does not. */
export const verifySnapshotFolder = async (folder: string, options: VerifySnapshotOptions): Promise<void> => {
  const { callerFolder } = readEnv()
  const at = (file: string) => path.resolve(callerFolder, file)
  const publicKey = options.publicKey ? await readFile(at(options.publicKey), 'utf8').catch(() => undefined) : undefined
  if (options.publicKey && !publicKey) throw new CommandFailure(`"${options.publicKey}" cannot be read.`)
  if (options.after && !publicKey)
    throw new CommandFailure('Whether one goes on from another is seen with --public-key.')
  const report = await verifySnapshot(at(folder), {
    ...(publicKey ? { publicKey } : {}),
    ...(options.list ? { lists: options.list } : {}),
    ...(options.changes ? { changes: options.changes.map(at) } : {}),
    ...(options.after ? { after: at(options.after) } : {}),
    ...(options.out ? { out: at(options.out) } : {}),
  }).catch((error: unknown) => {
    throw new CommandFailure(
      `"${folder}" is no readable snapshot: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  const { findings, agreements, ...about } = report
  printJson(about)
  for (const agreement of agreements) printJson(agreement)
  for (const finding of findings.slice(0, SHOWN)) printJson(finding)
  if (findings.length > 0) throw new CommandFailure(`${findings.length} findings: the snapshot does not agree.`)
}
