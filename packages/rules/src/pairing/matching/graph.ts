/** An undirected graph over 0 … size − 1, told by a question instead of a list. */
export interface Graph {
  readonly size: number
  joined(a: number, b: number): boolean
}
