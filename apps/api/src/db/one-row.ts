/** The row of a statement that always returns one: an insert or an update of what is known to be there. */
export const oneRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('the statement returned no row')
  return row
}
