import { counts, highest, NOTRUMP, SUITS, topCards } from './cards.js'

/** What is being looked at: who was dealt what (seat · 4 + suit), what is left of each suit, and what has decided. */
export interface Position {
  readonly held: Int32Array
  readonly left: Int32Array
  /** Cards of each suit that a decision hangs on, by trick. */
  readonly relevant: Int32Array
  trump: number
}

/** Tricks that need no search; each writes the cards it needs into `relevant`, from `at` on. */
export interface SureTricks {
  readonly cashes: (leader: number, enough: number, at: number) => boolean
  readonly sureTrumps: (seat: number, at: number) => number
  readonly stoppedEverywhere: (leader: number, at: number) => boolean
}

/** Sure tricks of whoever leads or waits in a position that the caller goes on changing. */
export const createSureTricks = (position: Position): SureTricks => {
  const { held, left, relevant } = position
  const countOf = counts
  const topOf = highest
  const topsOf = topCards
  // Of each suit while tricks are counted: the partner's winners, and the leader's above them.
  const partnerWinners = new Int32Array(SUITS)
  const leaderWinners = new Int32Array(SUITS)

  /** The holding of a seat in what is left. */
  const of = (seat: number, suit: number): number => (held[seat * SUITS + suit] as number) & (left[suit] as number)

  const clear = (at: number): void => {
    relevant[at] = 0
    relevant[at + 1] = 0
    relevant[at + 2] = 0
    relevant[at + 3] = 0
  }

  /** Rounds of a suit that may be cashed before an opponent ruffs. */
  const safeRounds = (suit: number, lho: number, rho: number): number => {
    if (position.trump === NOTRUMP || suit === position.trump) return 13
    let safe = 13
    if (of(lho, position.trump) !== 0) safe = countOf[of(lho, suit)] as number
    if (of(rho, position.trump) !== 0) safe = Math.min(safe, countOf[of(rho, suit)] as number)
    return safe
  }

  /**
   * Whether the leader's side can cash `enough` tricks at once: the leader's own winners, then those of the partner
   * behind an entry. The cards they need, and no more, are written to `relevant`.
   */
  const cashes = (leader: number, enough: number, at: number): boolean => {
    clear(at)
    const partner = leader ^ 2
    const lho = (leader + 1) & 3
    const rho = (leader + 3) & 3
    let got = 0
    for (let suit = 0; suit < SUITS; suit++) {
      const mine = of(leader, suit)
      let rest = left[suit] as number
      let top = topOf[rest] as number
      if ((mine & top) === 0) continue
      let safe = safeRounds(suit, lho, rho)
      while (safe > 0 && (mine & top) !== 0) {
        safe--
        relevant[at + suit] = top
        if (++got >= enough) return true
        rest &= ~top
        top = topOf[rest] as number
      }
    }
    // The partner's winners: only with a small card of the leader to one of them.
    let entry = -1
    let behind = 0
    for (let suit = 0; suit < SUITS; suit++) {
      const mine = of(leader, suit)
      const his = of(partner, suit)
      if (his === 0) continue
      const safe = safeRounds(suit, lho, rho)
      let rest = left[suit] as number
      let high = 0
      let top = topOf[rest] as number
      while (high < safe && (mine & top) !== 0) {
        high++
        rest &= ~top
        top = topOf[rest] as number
      }
      let more = 0
      while (high + more < safe && (his & top) !== 0) {
        more++
        rest &= ~top
        top = topOf[rest] as number
      }
      const kept = Math.min(more, (countOf[his] as number) - high)
      partnerWinners[suit] = kept > 0 ? kept : 0
      leaderWinners[suit] = high
      if (kept <= 0) continue
      behind += kept
      if ((countOf[mine] as number) > high && (entry === -1 || kept > (partnerWinners[entry] as number))) entry = suit
    }
    if (entry === -1 || got + behind < enough) return false
    for (let turn = 0; turn < SUITS && got < enough; turn++) {
      // The entry first, then the others.
      const suit = turn === 0 ? entry : turn <= entry ? turn - 1 : turn
      if (of(partner, suit) === 0) continue
      const take = Math.min(partnerWinners[suit] as number, enough - got)
      if (take <= 0) continue
      got += take
      const more = (leaderWinners[suit] as number) + take
      relevant[at + suit] = (relevant[at + suit] as number) | (topsOf[(left[suit] as number) * 14 + more] as number)
    }
    return got >= enough
  }
  /**
   * Trump tricks that nobody can take from the side of `seat`: its highest trumps without a gap, as many as its longer
   * hand can play apart; all of the longer hand when the others have none; a guarded second-best behind the best.
   */
  const sureTrumps = (seat: number, at: number): number => {
    clear(at)
    if (position.trump === NOTRUMP) return 0
    const mine = of(seat, position.trump)
    const his = of(seat ^ 2, position.trump)
    const ours = mine | his
    if (ours === 0) return 0
    const longer = Math.max(countOf[mine] as number, countOf[his] as number)
    const remaining = left[position.trump] as number
    if (ours === remaining) return longer
    let rest = remaining
    let run = 0
    let top = topOf[rest] as number
    while ((ours & top) !== 0) {
      run++
      relevant[at + position.trump] = top
      rest &= ~top
      top = topOf[rest] as number
    }
    if (run > 0) return Math.min(run, longer)
    const second = topOf[rest & ~top] as number
    if ((ours & second) === 0) return 0
    const holder = (mine & second) !== 0 ? seat : seat ^ 2
    const before = (holder + 3) & 3
    if ((of(before, position.trump) & top) === 0 || (countOf[of(holder, position.trump)] as number) < 2) return 0
    relevant[at + position.trump] = second
    return 1
  }

  /** The highest card left, in a hand of the side that is not on lead, against notrump: it wins a trick when all suits are stopped. */
  const stoppedEverywhere = (leader: number, at: number): boolean => {
    clear(at)
    for (let suit = 0; suit < SUITS; suit++) {
      const top = topOf[left[suit] as number] as number
      if (top === 0) continue
      if (of(leader, suit) === 0) continue
      if (((of(leader, suit) | of(leader ^ 2, suit)) & top) !== 0) return false
      relevant[at + suit] = top
    }
    return true
  }

  return { cashes, sureTrumps, stoppedEverywhere }
}
