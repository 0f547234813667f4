/** What a contestant of a field is, read off how many players they have between them. */
export const kindOfContestant = (field: number, players: number): 'player' | 'pair' | 'team' | 'other' => {
  const each = Math.floor(players / field)
  return each < 1 ? 'other' : each === 1 ? 'player' : each === 2 ? 'pair' : 'team'
}
