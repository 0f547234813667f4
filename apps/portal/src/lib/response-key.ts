/** Where the response of the request at hand is found: the pages and `instrumentation.ts` are bundled apart. */
export const responseKey = Symbol.for('paiji.response')

/** Where a response keeps what its page is made from. */
export const sourcesKey = Symbol.for('paiji.sources')
