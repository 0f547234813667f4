import { writeFileSync } from 'node:fs'
import { printApiSchema } from './emit-schema.js'
import { API_VERSION, asReleased, releasedFile } from './version.js'

/** Keeps the schema of now as what the release promises; from then on nothing of it breaks without a newer version. */
writeFileSync(releasedFile, asReleased(API_VERSION, printApiSchema()))
console.log(`${releasedFile}: ${API_VERSION}`)
