import { resolveImport, type SourceFile } from '../architecture/source-files.js'
import { isTest } from './tested-only.js'

/**
 * The rooms of a folder (what stands directly in it) and the arrows between them: who imports from whom. Rooms that import
 * each other in a circle have no order, so that some arrow of the circle points up whatever the order is.
 */

type Arrows = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

const roomOf = (file: string, folder: string): string => file.slice(folder.length).split('/')[0] ?? ''

/** From → to → the files that bring it about. */
const arrowsOf = (files: readonly SourceFile[], folder: string): Arrows => {
  const arrows = new Map<string, Map<string, string[]>>()
  for (const file of files) {
    if (!file.path.startsWith(folder) || isTest(file)) continue
    const from = roomOf(file.path, folder)
    const of = arrows.get(from) ?? new Map<string, string[]>()
    arrows.set(from, of)
    for (const specifier of file.imports) {
      const target = resolveImport(file.path, specifier)
      if (!target?.startsWith(folder)) continue
      const to = roomOf(target, folder)
      if (to !== from) of.set(to, [...(of.get(to) ?? []), `${file.path} → ${target}`])
    }
  }
  return arrows
}

/** Rooms from the top down, so that few imports point up: the one with the largest excess of arrows out goes first. */
const inOrder = (arrows: Arrows): string[] => {
  const left = new Set(arrows.keys())
  const weight = (from: string, to: string) => arrows.get(from)?.get(to)?.length ?? 0
  const [top, bottom]: [string[], string[]] = [[], []]
  const take = (room: string, into: 'top' | 'bottom') => {
    left.delete(room)
    if (into === 'top') top.push(room)
    else bottom.unshift(room)
  }
  const out = (room: string) => [...left].reduce((sum, other) => sum + weight(room, other), 0)
  const into = (room: string) => [...left].reduce((sum, other) => sum + weight(other, room), 0)
  while (left.size > 0) {
    const sink = [...left].find(room => out(room) === 0)
    const source = [...left].find(room => into(room) === 0)
    if (sink !== undefined) take(sink, 'bottom')
    else if (source !== undefined) take(source, 'top')
    else
      take(
        [...left].reduce((a, b) => (out(b) - into(b) > out(a) - into(a) ? b : a)),
        'top',
      )
  }
  return [...top, ...bottom]
}

/** The imports that point up in a folder: from a room to one above it. */
export const upward = (files: readonly SourceFile[], folder: string): string[] => {
  const arrows = arrowsOf(files, folder)
  const order = inOrder(arrows)
  return order.flatMap((from, at) =>
    order.slice(0, at).flatMap(to => (arrows.get(from)?.get(to) ?? []).map(one => one)),
  )
}

export const arrowsBetween = (files: readonly SourceFile[], folder: string): number =>
  [...arrowsOf(files, folder).values()].reduce((sum, of) => sum + of.size, 0)
