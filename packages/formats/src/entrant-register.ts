import type { ProblemLocation } from '@paiji/rules'
import type { Direction, ImportedEntrant, ImportedPlayer, ImportedPublished } from './imported-event.js'

export interface EntrantDraft {
  readonly number: string
  readonly kind: ImportedEntrant['kind']
  readonly name?: string | undefined
  readonly section?: string | undefined
  readonly direction?: Direction | undefined
  readonly players: readonly ImportedPlayer[]
  readonly published: ImportedPublished
  /** What it had before the event of the file, decimal text. */
  readonly carried?: string
  readonly location: ProblemLocation
  /** Other numbers by which lines may name it (the pairs of a team). */
  readonly aliases?: readonly string[]
}

export interface AddedEntrant {
  readonly key: string
  /** The same contestant was listed before (in another session). */
  readonly again: boolean
  /** Another contestant in this scope has the same number and direction. */
  readonly clash: boolean
}

interface Listed {
  readonly entrant: ImportedEntrant
  readonly scope: string
}

const personKey = (player: ImportedPlayer): string => player.nationalId ?? player.name.toLowerCase()

const samePeople = (a: readonly ImportedPlayer[], b: readonly ImportedPlayer[]): boolean => {
  const [left, right] = [a.map(personKey).sort(), b.map(personKey).sort()]
  return left.length === right.length && left.every((key, i) => key === right[i])
}

const withDirection = (number: string, direction: Direction | undefined): string =>
  direction === undefined || number.toUpperCase().endsWith(direction) ? number : `${number}${direction}`

/**
 * The contestants of one file. A scope is a place where numbers are unique (`""` the event, `"s1"`, `"s1/A"`);
 * a number is looked up in the innermost scope first.
 */
export class EntrantRegister {
  readonly #byKey = new Map<string, Listed>()
  readonly #byName = new Map<string, string[]>()

  add(scope: string, draft: EntrantDraft, twoFields: boolean): AddedEntrant {
    const base = withDirection(draft.number, twoFields ? draft.direction : undefined)
    const wanted = draft.section === undefined ? base : `${draft.section}/${base}`
    const before = this.#byKey.get(wanted)
    if (before && before.scope !== scope && samePeople(before.entrant.players, draft.players)) {
      this.#name(scope, draft, wanted)
      return { key: wanted, again: true, clash: false }
    }
    const key = this.#freeKey(wanted)
    this.#list(scope, key, draft, true)
    return { key, again: false, clash: before?.scope === scope }
  }

  /** A contestant that only a result line names. */
  addUnlisted(scope: string, draft: EntrantDraft): string {
    const key = this.#freeKey(draft.section === undefined ? draft.number : `${draft.section}/${draft.number}`)
    this.#list(scope, key, draft, false)
    return key
  }

  /** The key for a number in the nearest of the scopes (innermost first) that knows it. */
  find(scopes: readonly string[], number: string, direction?: Direction): string | undefined {
    for (const scope of scopes) {
      const keys = this.#byName.get(`${scope}\n${number}`) ?? []
      if (keys.length === 1) return keys[0]
      const facing = keys.find(key => this.#byKey.get(key)?.entrant.direction === direction)
      if (keys.length > 0) return facing ?? keys[0]
    }
    return undefined
  }

  /** Names a contestant of whom only a number was known. */
  nameLater(key: string, players: readonly ImportedPlayer[]): void {
    const listed = this.#byKey.get(key)
    if (listed && listed.entrant.players.length === 0)
      this.#byKey.set(key, { ...listed, entrant: { ...listed.entrant, players } })
  }

  /** Adds whom a line names to a team whose members no list gives. */
  nameMember(key: string, player: ImportedPlayer): void {
    const listed = this.#byKey.get(key)
    if (!listed || listed.entrant.players.some(known => personKey(known) === personKey(player))) return
    const players = [...listed.entrant.players, player]
    this.#byKey.set(key, { ...listed, entrant: { ...listed.entrant, players } })
  }

  get(key: string): ImportedEntrant | undefined {
    return this.#byKey.get(key)?.entrant
  }

  /** Whether two keys are one contestant: the same, or two pairs of the same two people in whatever order. */
  areOne(one: string, other: string): boolean {
    const [a, b] = [one, other].map(
      key =>
        this.get(key)
          ?.players.map(({ name }) => name.toLowerCase())
          .sort() ?? [],
    )
    return one === other || (a !== undefined && a.length > 1 && a.join('\n') === b?.join('\n'))
  }

  keysIn(scope: string): readonly string[] {
    return [...this.#byKey.entries()].filter(([, listed]) => listed.scope === scope).map(([key]) => key)
  }

  list(): readonly ImportedEntrant[] {
    return [...this.#byKey.values()].map(listed => listed.entrant)
  }

  #freeKey(wanted: string): string {
    let key = wanted
    for (let copy = 2; this.#byKey.has(key); copy++) key = `${wanted}#${copy}`
    return key
  }

  #list(scope: string, key: string, draft: EntrantDraft, listed: boolean): void {
    const { aliases: _aliases, name, section, direction, ...rest } = draft
    const entrant: ImportedEntrant = {
      key,
      ...rest,
      ...(name === undefined ? {} : { name }),
      ...(section === undefined ? {} : { section }),
      ...(direction === undefined ? {} : { direction }),
      listed,
    }
    this.#byKey.set(key, { entrant, scope })
    this.#name(scope, draft, key)
  }

  #name(scope: string, draft: EntrantDraft, key: string): void {
    const names = new Set([draft.number, ...(draft.aliases ?? [])])
    if (draft.direction) names.add(withDirection(draft.number, draft.direction))
    for (const name of names) {
      const id = `${scope}\n${name}`
      const keys = this.#byName.get(id)
      if (keys) keys.push(key)
      else this.#byName.set(id, [key])
    }
  }
}
