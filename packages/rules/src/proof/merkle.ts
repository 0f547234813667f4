import type { Sha256 } from '../core/dealing.js'

export type { Sha256 }

/** A run of leaves, `from` counted in and `until` not. */
export interface LeafRange {
  readonly from: number
  readonly until: number
}

/** The hash of a complete subtree: 2^`level` leaves, the `index`-th of its level. */
export type SubtreeHash = (level: number, index: number) => Uint8Array

const joined = (prefix: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(1 + parts.reduce((sum, part) => sum + part.length, 0))
  bytes[0] = prefix
  let at = 1
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** RFC 6962 2.1: the hash of a leaf. */
export const leafHash = (sha256: Sha256, data: Uint8Array): Uint8Array => sha256(joined(0, data))

/** RFC 6962 2.1: the hash of two subtrees side by side. */
export const nodeHash = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(joined(1, left, right))

/** The largest power of two below `size` (`size` at least 2). */
const splitOf = (size: number): number => {
  let split = 1
  while (split * 2 < size) split *= 2
  return split
}

/** The complete subtrees that the tree over a range is made of, left to right; the range begins where its first one does. */
export const subtreesOf = ({ from, until }: LeafRange): { readonly level: number; readonly index: number }[] => {
  const parts: { level: number; index: number }[] = []
  let at = from
  while (at < until) {
    let level = 0
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= until) level++
    parts.push({ level, index: at / 2 ** level })
    at += 2 ** level
  }
  return parts
}

/** The tree hash over a range whose complete subtrees are known; SHA-256 of nothing over no leaves. */
export const rangeHash = (sha256: Sha256, range: LeafRange, subtree: SubtreeHash): Uint8Array => {
  const hashes = subtreesOf(range).map(({ level, index }) => subtree(level, index))
  const last = hashes.pop()
  if (!last) return sha256(new Uint8Array())
  return hashes.reduceRight((right, left) => nodeHash(sha256, left, right), last)
}

/** RFC 6962 2.1.1: the ranges whose hashes lead from one leaf to the root of the tree over `size` leaves. */
export const inclusionRanges = (leaf: number, size: number): LeafRange[] => {
  const path = (at: LeafRange): LeafRange[] => {
    if (at.until - at.from <= 1) return []
    const middle = at.from + splitOf(at.until - at.from)
    return leaf < middle
      ? [...path({ from: at.from, until: middle }), { from: middle, until: at.until }]
      : [...path({ from: middle, until: at.until }), { from: at.from, until: middle }]
  }
  return leaf < size ? path({ from: 0, until: size }) : []
}

/** RFC 6962 2.1.2: the ranges whose hashes show that the tree over `size` begins with the one over `first` leaves. */
export const consistencyRanges = (first: number, size: number): LeafRange[] => {
  const proof = (known: number, at: LeafRange, whole: boolean): LeafRange[] => {
    if (at.from + known === at.until) return whole ? [] : [at]
    const split = splitOf(at.until - at.from)
    const middle = at.from + split
    return known <= split
      ? [...proof(known, { from: at.from, until: middle }, whole), { from: middle, until: at.until }]
      : [...proof(known - split, { from: middle, until: at.until }, false), { from: at.from, until: middle }]
  }
  return first > 0 && first < size ? proof(first, { from: 0, until: size }, true) : []
}

/** Two hashes hold the same bytes. */
export const sameHash = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])

const half = (value: number): number => Math.floor(value / 2)

/** RFC 9162 2.1.3.2: the root that a leaf's hash and its path lead to; none when the path has the wrong length. */
export const rootOfInclusion = (
  sha256: Sha256,
  at: { readonly leaf: number; readonly size: number },
  hash: Uint8Array,
  path: readonly Uint8Array[],
): Uint8Array | undefined => {
  if (at.leaf >= at.size || at.leaf < 0) return undefined
  let [node, last, root] = [at.leaf, at.size - 1, hash]
  for (const step of path) {
    if (last === 0) return undefined
    if (node % 2 === 1 || node === last) {
      root = nodeHash(sha256, step, root)
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)]
    } else root = nodeHash(sha256, root, step)
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 ? root : undefined
}

/** The sizes and roots of an earlier and a later tree. */
export interface TwoTrees {
  readonly first: number
  readonly firstRoot: Uint8Array
  readonly size: number
  readonly root: Uint8Array
}

/** RFC 9162 2.1.4.2: whether the later tree holds every leaf of the earlier one, in its place. */
export const isConsistent = (sha256: Sha256, trees: TwoTrees, path: readonly Uint8Array[]): boolean => {
  const { first, firstRoot, size, root } = trees
  if (first === size) return path.length === 0 && sameHash(firstRoot, root)
  if (first < 1 || first > size) return false
  const isPower = Number.isInteger(Math.log2(first))
  const [start, ...steps] = isPower ? [firstRoot, ...path] : path
  if (!start) return false
  let [node, last] = [first - 1, size - 1]
  while (node % 2 === 1) [node, last] = [half(node), half(last)]
  let [earlier, later] = [start, start]
  for (const step of steps) {
    if (last === 0) return false
    if (node % 2 === 1 || node === last) {
      earlier = nodeHash(sha256, step, earlier)
      later = nodeHash(sha256, step, later)
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)]
    } else later = nodeHash(sha256, later, step)
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 && sameHash(earlier, firstRoot) && sameHash(later, root)
}

/** The tree hash over leaves that are all at hand. */
export const treeHash = (sha256: Sha256, leaves: readonly Uint8Array[]): Uint8Array =>
  rangeHash(sha256, { from: 0, until: leaves.length }, subtreeOfLeaves(sha256, leaves))

/** The subtree hashes over leaves (already hashed) that are all at hand. */
export const subtreeOfLeaves = (sha256: Sha256, leaves: readonly Uint8Array[]): SubtreeHash => {
  const hashOf = (level: number, index: number): Uint8Array =>
    level === 0
      ? (leaves[index] as Uint8Array)
      : nodeHash(sha256, hashOf(level - 1, 2 * index), hashOf(level - 1, 2 * index + 1))
  return hashOf
}
