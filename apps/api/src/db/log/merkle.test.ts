import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  consistencyRanges,
  fromHex,
  inclusionRanges,
  isConsistent,
  type LeafRange,
  leafHash,
  rangeHash,
  rootOfInclusion,
  type Sha256,
  sameHash,
  subtreeOfLeaves,
  subtreesOf,
  toHex,
  treeHash,
} from '@paiji/rules/proof'

const sha256: Sha256 = data => createHash('sha256').update(data).digest()
const bytes = (hex: string) => fromHex(hex) as Uint8Array

/** The eight leaves that implementations of Certificate Transparency are tried with, and the roots over the first of them. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

const hashesOf = (count: number) => LEAVES.slice(0, count).map(leaf => leafHash(sha256, bytes(leaf)))
const pathOf = (leaves: readonly Uint8Array[], ranges: readonly LeafRange[]) =>
  ranges.map(range => rangeHash(sha256, range, subtreeOfLeaves(sha256, leaves)))

describe('the tree of RFC 6962', () => {
  it.each(ROOTS.map((root, count) => ({ count, root })))('has the known root over $count leaves', ({ count, root }) => {
    expect(toHex(treeHash(sha256, hashesOf(count)))).toBe(root)
  })

  it('has the known paths', () => {
    const leaves = hashesOf(8)
    expect(pathOf(leaves, inclusionRanges(0, 8)).map(toHex)).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ])
    expect(pathOf(leaves, inclusionRanges(5, 8)).map(toHex)).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      ROOTS[4],
    ])
    expect(pathOf(leaves, consistencyRanges(6, 8)).map(toHex)).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      ROOTS[4],
    ])
    expect(consistencyRanges(8, 8)).toEqual([])
    expect(inclusionRanges(8, 8)).toEqual([])
  })
})

const many = Array.from({ length: 70 }, (_, at) => leafHash(sha256, bytes(at.toString(16).padStart(2, '0'))))
const rootOf = (size: number) => treeHash(sha256, many.slice(0, size))
const sizes = fc.integer({ min: 1, max: 70 })

describe('proofs', () => {
  it('lead every leaf to the root of every tree, and no other leaf, place or size', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (size, a, b) => {
        const [leaf, other] = [a % size, b % size]
        const path = pathOf(many, inclusionRanges(leaf, size))
        const leads = (at: { leaf: number; size: number }, hash: Uint8Array, steps: readonly Uint8Array[]) =>
          sameHash(rootOfInclusion(sha256, at, hash, steps) ?? new Uint8Array(), rootOf(size))
        expect(leads({ leaf, size }, many[leaf] as Uint8Array, path)).toBe(true)
        if (other !== leaf) {
          expect(leads({ leaf, size }, many[other] as Uint8Array, path)).toBe(false)
          expect(leads({ leaf: other, size }, many[leaf] as Uint8Array, path)).toBe(false)
        }
        expect(leads({ leaf: size, size }, many[leaf] as Uint8Array, path)).toBe(false)
        expect(leads({ leaf, size }, many[leaf] as Uint8Array, [...path, rootOf(3)])).toBe(false)
        if (size > 1) expect(leads({ leaf, size }, many[leaf] as Uint8Array, path.slice(1))).toBe(false)
      }),
    )
  })

  it('show every tree to begin with every earlier one, and no other', () => {
    fc.assert(
      fc.property(sizes, sizes, fc.nat(), (a, b, at) => {
        const [first, size] = a < b ? [a, b] : [b, a]
        const path = pathOf(many, consistencyRanges(first, size))
        const trees = { first, firstRoot: rootOf(first), size, root: rootOf(size) }
        expect(isConsistent(sha256, trees, path)).toBe(true)
        const otherRoot = sha256(trees.firstRoot)
        expect(isConsistent(sha256, { ...trees, firstRoot: otherRoot }, path)).toBe(false)
        expect(isConsistent(sha256, { ...trees, root: otherRoot }, path)).toBe(false)
        expect(isConsistent(sha256, trees, [...path, otherRoot])).toBe(false)
        const broken = path.map((step, index) => (index === at % path.length ? otherRoot : step))
        if (path.length > 0) expect(isConsistent(sha256, trees, broken)).toBe(false)
        expect(isConsistent(sha256, { ...trees, first: 0 }, path)).toBe(false)
      }),
    )
  })

  it('are made of complete subtrees that lie side by side', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), (size, a) => {
        for (const range of inclusionRanges(a % size, size)) {
          const parts = subtreesOf(range)
          const ends = parts.map(({ level, index }) => (index + 1) * 2 ** level)
          expect(ends.at(-1)).toBe(range.until)
          expect(parts.map(({ level, index }) => index * 2 ** level)).toEqual([range.from, ...ends.slice(0, -1)])
        }
      }),
    )
  })
})
