import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { editionOf } from '@paiji/rules'
import { expect, it } from 'vitest'
import { randomDeals } from '../support/double-dummy.js'

/**
 * Par held against libdds where it is there: as a library of the system, or where `PAIJI_LIBDDS` says. Its tricks are
 * taken as they are, so that par alone is compared; the solver is in `double-dummy.test.ts`.
 */

const usual = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/local/lib',
  '/opt/homebrew/lib',
]
const libraries = [process.env.PAIJI_LIBDDS ?? '', ...usual.map(folder => path.join(folder, 'libdds.so.0'))]
const library = libraries.find(file => file !== '' && existsSync(file))

const DEALS = 60

interface Answer {
  readonly table: string
  readonly pars: Readonly<Record<string, { readonly score: number; readonly contracts: readonly string[] }>>
}

/** `4S*-EW-1`, `3N-NS+1`: the side, the denomination, and the level with what is made above it. */
const theirs = (text: string): string => {
  const [, level, strain, doubled, side = '', beyond = '0'] = /^(\d)([CDHSN])(\*?)-([NSEW]+)([+-]\d)?$/.exec(text) ?? []
  const direction = /[NS]/.test(side) ? 'NS' : 'EW'
  return `${direction} ${Number(level) + Math.max(0, Number(beyond))}${strain}${doubled ? `X ${beyond}` : ''}`
}

/** `EW 4SX -1`, `NS 4S`, with overtricks that are not bid taken as levels. */
const ours = (text: string): string => {
  const [, side, level, strain, doubled, beyond = '0'] = /^(NS|EW) (\d)([CDHS]|NT)(X?)(?: ([+-]\d))?$/.exec(text) ?? []
  return `${side} ${Number(level) + Math.max(0, Number(beyond))}${strain?.[0]}${doubled ? `X ${beyond}` : ''}`
}

it.skipIf(!library)('is the score and the contracts of libdds, for every dealer and vulnerability', () => {
  const program = path.join(import.meta.dirname, '../support/par_of_libdds.py')
  const input = randomDeals(DEALS, 77).join('\n')
  const { stdout, stderr, status, signal } = spawnSync('python3', [program, library ?? ''], { input, encoding: 'utf8' })
  expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' })
  const boards = editionOf('bridge/laws-2017')?.boards
  const differing: string[] = []
  const answers = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Answer)
  expect(answers).toHaveLength(DEALS)
  for (const { table, pars } of answers)
    for (const [marks, par] of Object.entries(pars)) {
      const [dealer = '', vulnerability = ''] = marks.split(' ')
      const board = { number: '1', dealer, vulnerability, solved: table.toLowerCase() }
      const found = boards?.analysis?.(board)
      const named = (found?.parContract?.split('; ') ?? []).map(ours).sort()
      const expected = par.contracts
        .filter(text => text !== 'p')
        .map(theirs)
        .sort()
      if (found?.parPoints !== par.score || named.join() !== expected.join())
        differing.push(`${table} ${marks}: ${found?.parPoints} ${named.join()}, libdds ${par.score} ${expected.join()}`)
    }
  expect(differing).toEqual([])
})
