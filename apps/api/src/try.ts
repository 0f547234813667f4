import 'reflect-metadata'
import { connect } from './db/client.js'
import { startTestServer, createDatabase } from './testing/server.js'
import { testDeps } from './testing/deps.js'
import { createLog } from './log.js'
import { openFrontDoor } from './http/front-door.js'
import { playDemo } from './demo/dev.js'

const server = await startTestServer()
const url = await createDatabase(server)
const c = connect(url)
const t = performance.now()
const cpu = process.cpuUsage()
try {
  const door = await openFrontDoor({ ...testDeps(c.db), setupCode: 'ABCDEFGHJKMN' }, createLog(l => console.error(l)))
  const troupe = await playDemo({ door, now: new Date(), months: Number(process.argv[2] ?? 2), onProgress: s => console.log(s, ((performance.now() - t) / 1000).toFixed(1)) })
  await door.close()
  console.log([...troupe.costs].sort((a, b) => b[1].milliseconds - a[1].milliseconds).map(([n, v]) => `${n} ${v.times} × ${(v.milliseconds / v.times).toFixed(1)} = ${v.milliseconds.toFixed(0)}`).join('\n'))
  const u = process.cpuUsage(cpu)
  console.log('seconds', (performance.now() - t) / 1000, 'cpu', (u.user + u.system) / 1e6, 'ops', door.count())
  if (process.argv[3]) { console.log(url); await new Promise(r => setTimeout(r, Number(process.argv[3]) * 1000)) }
} finally { await c.close(); await server.stop() }
