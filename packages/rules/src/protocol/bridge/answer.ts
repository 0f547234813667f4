import type { UnknownRecord } from '../../bridge/read.js'

/** One answer of the command line, with the id of its request. */
export type BridgeAnswer = UnknownRecord & { readonly id: unknown }
