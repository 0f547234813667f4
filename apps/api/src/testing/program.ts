import path from 'node:path'
import { readEnv, repositoryRoot } from '../env.js'

/**
 * The arguments with which Node runs one of the API's own programs (`cli/main`, `main`) in a process of its own: as it
 * was built when the build is known to be fresh, else from the sources, which takes a second or two longer.
 */
export const programArguments = (name: string): readonly string[] =>
  readEnv().testBuilt
    ? [path.join(repositoryRoot, 'apps/api/dist', `${name}.js`)]
    : ['--conditions=paiji-source', '--import', 'tsx', path.join(repositoryRoot, 'apps/api/src', `${name}.ts`)]
