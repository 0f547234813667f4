import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findChromium, privateFolder } from '../browser/support/chromium.js'

/** Two accounts of one machine test side by side, and neither runs a program that the other could have put there. */
describe('the browser of the tests', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'paiji-folders-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('is unpacked where nobody else may enter', () => {
    const folder = privateFolder(root)
    expect(path.dirname(folder)).toBe(root)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    chmodSync(folder, 0o777)
    expect(statSync(privateFolder(root)).mode & 0o777).toBe(0o700)
  })

  it('is not looked for behind a link that somebody has made', () => {
    const other = path.join(root, 'other')
    mkdirSync(other)
    symlinkSync(other, path.join(other, `chromium-${process.getuid?.() ?? 0}`))
    expect(() => privateFolder(other)).toThrow('somebody else')
  })

  it('lies in no shared folder', async () => {
    const { executablePath } = await findChromium()
    const within = (folder: string) => executablePath.startsWith(path.join(folder, path.sep))
    // The checkout itself may lie in a temporary folder; what it keeps is its owner's.
    expect(within(tmpdir()) && !within(path.resolve(import.meta.dirname, '../../.data'))).toBe(false)
  })
})
