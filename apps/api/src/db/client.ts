import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { instantOfWork } from '../base/work-clock.js'
import { type DriverOptions, openClient, socketOf } from './driver.js'
import { prepareStatements } from './prepare-statements.js'
import { readRowsByColumn } from './row-mapper.js'
import { stampBy } from './schema/columns.js'

stampBy(instantOfWork)
readRowsByColumn()

/** The query builder on a pool of connections. */
export type Database = PostgresJsDatabase
/** What a repository needs: the database itself, or a transaction on it. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>
export type RawSql = postgres.Sql
/** Statements alone, within a transaction or not. */
export type RawStatements = postgres.ISql

export interface ConnectOptions {
  /** Most connections of the query builder's pool. */
  readonly max?: number
  /** Told the text of every statement that is sent. */
  readonly onStatement?: (statement: string) => void
}

export interface Connection {
  readonly url: string
  readonly db: Database
  /** The query builder on the same pool, telling one caller the text of every statement it sends, and its values. */
  watched(onStatement: (statement: string, values: readonly unknown[]) => void): Database
  /** Its own small pool, for LISTEN, COPY and bulk work: drizzle changes the date parsers of the client it is given. */
  readonly sql: RawSql
  /** Sends the next connections of the pools to another server of the same data. */
  moveTo(url: string): void
  close(): Promise<void>
}

/** Sends the next connections of a pool to another server; those that are open stay where they are. */
const sendTo = ({ options }: RawSql, url: string): void => {
  const { hostname, port } = new URL(url)
  options.host.splice(0, options.host.length, hostname)
  options.port.splice(0, options.port.length, Number(port || 5432))
  Reflect.set(options, 'path', socketOf(url))
}

/** Opens the pools; the first statement connects. */
export const connect = (url: string, options: ConnectOptions = {}): Connection => {
  const { onStatement } = options
  const shared: DriverOptions = onStatement
    ? { debug: (_connection: number, statement: string) => onStatement(statement) }
    : {}
  const builderClient = prepareStatements(openClient(url, { ...shared, max: options.max ?? 10 }))
  const sql = openClient(url, { ...shared, max: 3 })
  return {
    url,
    db: drizzle(builderClient, { casing: 'snake_case' }),
    watched: logQuery => drizzle(builderClient, { casing: 'snake_case', logger: { logQuery } }),
    sql,
    moveTo: target => {
      sendTo(builderClient, target)
      sendTo(sql, target)
    },
    close: async () => {
      await Promise.all([builderClient.end({ timeout: 5 }), sql.end({ timeout: 5 })])
    },
  }
}
