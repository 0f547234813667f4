import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from './clock.js'

const clocks = new AsyncLocalStorage<Clock>()

/** Does a piece of work by a clock of its own: what it records is stamped with that clock's instant. */
export const workBy = <T>(clock: Clock, work: () => Promise<T>): Promise<T> => clocks.run(clock, work)

/** The instant of the clock that the present work goes by; nothing where it goes by the database's own. */
export const instantOfWork = (): Date | undefined => clocks.getStore()?.now()
