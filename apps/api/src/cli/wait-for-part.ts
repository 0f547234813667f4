import { takeEnvironment } from '../env.js'
import { createSchema } from '../graphql/schema.js'
import type { BecomePart } from './keep-spare.js'

const isTold = (message: unknown): message is BecomePart =>
  typeof message === 'object' && message !== null && 'become' in message

/** Makes ready what every part needs, says so, and waits until the supervisor says which part this process is. Ends with its starter. */
export const waitForPart = (): Promise<void> =>
  new Promise(resolve => {
    const end = () => process.exit(0)
    const listen = (message: unknown): void => {
      if (!isTold(message)) return
      process.off('message', listen)
      process.off('disconnect', end)
      takeEnvironment(message.become)
      resolve()
    }
    process.on('message', listen)
    process.on('disconnect', end)
    createSchema()
    process.send?.({ loaded: true })
  })
