/** What has been started and must be stopped, newest first. */
export interface Stopping {
  /** Remembers how to stop a part. It may still be starting: `run` waits for it. */
  add(what: string, run: () => Promise<unknown>): void
  isStopping(): boolean
  /** Stops every part, once. */
  stop(): Promise<void>
}

/** Stops the parts on the first signal and ends the process; later signals change nothing. */
export const stopOnSignals = (say: (text: string) => void): Stopping => {
  const parts: { what: string; run: () => Promise<unknown> }[] = []
  let stopped: Promise<void> | undefined
  const stopAll = async (): Promise<void> => {
    for (const { what, run } of parts.reverse()) {
      await run().catch(error => process.stderr.write(`${what} did not stop well: ${String(error)}\n`))
    }
  }
  const stop = (): Promise<void> => {
    stopped ??= stopAll()
    return stopped
  }
  const onSignal = async (): Promise<void> => {
    if (stopped) return
    say('\nStopping …')
    await stop()
    say('Stopped; the data are sound.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  return { add: (what, run) => void parts.push({ what, run }), isStopping: () => stopped !== undefined, stop }
}
