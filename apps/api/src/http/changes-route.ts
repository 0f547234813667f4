import type { RequestHandler, Response } from 'express'

/** How often a silent stream says that it is there, in milliseconds. */
const BEAT = 15_000

/** Who wants to know which tables change, by whatever process. */
export class ChangeWatchers {
  readonly #watchers = new Set<Response>()

  add(response: Response): void {
    this.#watchers.add(response)
    response.once('close', () => this.#watchers.delete(response))
  }

  /** A table was changed; `*` when any may have been. */
  tell(table: string): void {
    for (const response of this.#watchers) response.write(`${table}\n`)
  }

  endAll(): void {
    for (const response of this.#watchers) response.end()
  }
}

/**
 * The names of changed tables, a line each, as they change; an empty line when nothing does. For the portal, which keeps
 * pages until what they were made from changes; anybody else is answered 404.
 */
export const changesRoute =
  (watchers: ChangeWatchers, isPortal: (proof: string | undefined) => boolean): RequestHandler =>
  (request, response) => {
    const proof = request.headers['x-paiji-watcher']
    if (!isPortal(typeof proof === 'string' ? proof : undefined)) return void response.status(404).end()
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    // Whatever was there before may have changed.
    response.write('*\n')
    watchers.add(response)
    const beat = setInterval(() => response.write('\n'), BEAT)
    response.once('close', () => clearInterval(beat))
  }
