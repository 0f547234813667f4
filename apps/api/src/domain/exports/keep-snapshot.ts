import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Snapshot, textOf } from './read-snapshot.js'
import { PROOF, SIGNATURE } from './snapshot-manifest.js'
import { snapshotTexts } from './snapshot-texts.js'

/** Writes a snapshot that was read with its changes into a new folder, with the texts that stood beside it. */
export const keepSnapshot = async (
  { manifest, manifestText, signature, proof, lines, texts }: Snapshot,
  from: string,
  folder: string,
): Promise<void> => {
  await mkdir(folder)
  for (const name of Object.keys(snapshotTexts)) {
    const brought = texts.get(name)
    const to = path.join(folder, name)
    if (brought !== undefined) await writeFile(to, brought, { flag: 'wx' })
    else await copyFile(path.join(from, name), to).catch(() => undefined)
  }
  for (const { kind, file } of manifest.files)
    await writeFile(path.join(folder, path.basename(file)), textOf(lines.get(kind) ?? []), { flag: 'wx' })
  await writeFile(path.join(folder, 'manifest.json'), manifestText, { flag: 'wx' })
  if (signature !== undefined) await writeFile(path.join(folder, SIGNATURE), `${signature}\n`, { flag: 'wx' })
  if (proof !== undefined) await writeFile(path.join(folder, PROOF), `${JSON.stringify(proof)}\n`, { flag: 'wx' })
}
