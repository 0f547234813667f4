/** Tells on standard error what is going on, once it has gone on for a second. */
export interface Progress {
  say(text: string): void
  done(): void
}

const FIRST_AFTER = 1_000
const EVERY = { terminal: 500, file: 10_000 }

export const startProgress = (
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stderr,
  now: () => number = () => performance.now(),
): Progress => {
  const begun = now()
  let last = Number.NEGATIVE_INFINITY
  let shown = false
  return {
    say: text => {
      const time = now()
      if (time - begun < FIRST_AFTER || time - last < (stream.isTTY ? EVERY.terminal : EVERY.file)) return
      last = time
      shown = true
      stream.write(stream.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
    },
    done: () => {
      if (shown && stream.isTTY) stream.write('\r\x1b[K')
    },
  }
}
