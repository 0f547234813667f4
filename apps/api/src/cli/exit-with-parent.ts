/** Preloaded into the portal's process: it ends when the program that started it has gone, however it went. */
process.on('disconnect', () => process.exit(0))
