import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type FileInZip, ZipBusyError, zipFiles } from './zip-files.js'

const text = (said: string) => new TextEncoder().encode(said)
const at = new Date('2026-11-20T10:00:00Z')

async function* these(...files: readonly (readonly [name: string, content: Uint8Array])[]): AsyncGenerator<FileInZip> {
  for (const [name, content] of files) yield { name, content, at }
}

const whole = async (parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

describe('files in one archive', () => {
  it('come out as they went in, two of one name apart, names in any script', async () => {
    const long = text('牌'.repeat(100_000))
    const archive = await whole(zipFiles(these(['文件/规程.txt', long], ['a.pdf', text('1')], ['a.pdf', text('2')])))
    const found = unzipSync(archive)
    expect(Object.keys(found)).toEqual(['文件/规程.txt', 'a.pdf', 'a-2.pdf'])
    expect(Buffer.from(found['文件/规程.txt'] ?? []).equals(long)).toBe(true)
    expect(new TextDecoder().decode(found['a-2.pdf'])).toBe('2')
    expect(archive.length).toBeLessThan(long.length / 10)
  })

  it('are packed two archives at a time, and whoever leaves makes room', async () => {
    const many = () => zipFiles(these(['a.txt', text('a')], ['b.txt', text('b')]))
    const [first, second] = [many(), many()]
    await first.next()
    await second.next()
    await expect(many().next()).rejects.toThrow(ZipBusyError)
    await first.return(undefined)
    expect(Object.keys(unzipSync(await whole(many())))).toEqual(['a.txt', 'b.txt'])
    await second.return(undefined)
  })
})
