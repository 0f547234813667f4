const NEEDED = [20, 19]

/** Ends with a clear word on a Node that is too old. */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  process.stderr.write(`Paiji needs Node ${NEEDED.join('.')} or later; this is ${process.versions.node}.\n`)
  process.exit(1)
}
