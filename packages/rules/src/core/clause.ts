/** An article of a rulebook: `{ edition: 'bridge/laws-2017', article: '12C1c' }`. */
export interface ClauseRef {
  readonly edition: string
  readonly article: string
}

export const clause = (edition: string, article: string): ClauseRef => ({ edition, article })
