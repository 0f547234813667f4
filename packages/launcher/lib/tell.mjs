/**
 * Tells a person what is going on: one line per step, and in `table` what each step has taken. `quiet` tells only what
 * takes long.
 */
export const createTeller = ({ stream = process.stdout, quiet = false } = {}) => {
  const write = text => stream.write(`${text}\n`)
  const steps = []
  const during = async (what, work) => {
    const begun = performance.now()
    const seconds = () => ((performance.now() - begun) / 1000).toFixed(0)
    if (!quiet) write(`· ${what} …`)
    const beat = setInterval(() => write(quiet ? `${what} … ${seconds()} s` : `  ${seconds()} s …`), 10_000)
    try {
      return await work()
    } finally {
      clearInterval(beat)
      steps.push({ what, seconds: seconds() })
    }
  }
  const table = () => steps.map(({ what, seconds }) => `${seconds.padStart(7)} s  ${what}`).join('\n')
  return { say: write, during, table }
}
