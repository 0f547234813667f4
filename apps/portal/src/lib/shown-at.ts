/** The header in which a page learns its own address, with the language and the query. */
export const SHOWN_AT = 'x-paiji-shown-at'

/** The header in which a page learns what it shows: the word of its address, encoded, a space, and the id. */
export const ID_AT = 'x-paiji-id-at'
