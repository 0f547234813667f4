import { fourOf } from '../../core/tuple.js'
import type { SeatingPlan } from './seating.js'

/** One player at one table; `wind` is -1 until it is given. */
interface Place {
  readonly ends: readonly [string, string]
  wind: number
}

type Used = (Place | undefined)[]

/** Winds as colours of the edges between players and tables: each end uses every wind at most once. */
class Colouring {
  private readonly used = new Map<string, Used>()

  private at(node: string): Used {
    const used = this.used.get(node) ?? [undefined, undefined, undefined, undefined]
    this.used.set(node, used)
    return used
  }

  private free(node: string): number {
    return this.at(node).indexOf(undefined)
  }

  private set(place: Place, wind: number): void {
    place.wind = wind
    for (const end of place.ends) this.at(end)[wind] = place
  }

  /** The places met when going from `node` by `first` and `second` in turn. */
  private path(node: string, first: number, second: number): readonly Place[] {
    const found: Place[] = []
    let [at, wind] = [node, first]
    for (let place = this.at(at)[wind]; place; place = this.at(at)[wind]) {
      found.push(place)
      at = place.ends[0] === at ? place.ends[1] : place.ends[0]
      wind = wind === first ? second : first
    }
    return found
  }

  private flip(places: readonly Place[], first: number, second: number): void {
    for (const place of places) for (const end of place.ends) this.at(end)[place.wind] = undefined
    for (const place of places) this.set(place, place.wind === first ? second : first)
  }

  /** Gives a place a wind free at both ends, exchanging two winds along a path where there is none. */
  add(place: Place): void {
    const [player, table] = place.ends
    const [a, b] = [this.free(player), this.free(table)]
    if (this.at(table)[a]) this.flip(this.path(table, a, b), a, b)
    this.set(place, a)
  }
}

/**
 * Starting winds for a whole draw such that every four sessions of a player have each wind once (König: a bipartite
 * graph of degree four takes four colours), so that no two winds of a player differ by more than one.
 */
export const colourWinds = (plan: SeatingPlan): SeatingPlan => {
  const colouring = new Colouring()
  const played = new Map<number, number>()
  return plan
    .map((session, s) =>
      session.map((table, t) =>
        table.map(player => {
          const games = played.get(player) ?? 0
          played.set(player, games + 1)
          const place: Place = { ends: [`${player}.${Math.floor(games / 4)}`, `${s}/${t}`], wind: -1 }
          colouring.add(place)
          return { player, place }
        }),
      ),
    )
    .map(session =>
      session.map(table => {
        const seats = [0, 1, 2, 3].flatMap(wind => table.find(({ place }) => place.wind === wind)?.player ?? [])
        return fourOf(seats)
      }),
    )
}
