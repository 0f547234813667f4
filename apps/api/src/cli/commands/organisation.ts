import { createOrganisation, organisationKinds } from '../../domain/registry/create-organisation.js'
import { CommandFailure, settled } from '../failure.js'
import { printJson } from '../print-json.js'
import { operator, organisationOf, withDatabase } from '../with-database.js'

interface CreateOptions {
  readonly kind: string
  readonly zh: string
  readonly en: string
  readonly parent?: string
  readonly timeZone?: string
}

/** Founds a federation, or a body below the one of a code. */
export const createOrganisationByCode = (code: string, options: CreateOptions): Promise<void> =>
  withDatabase(async ({ deps }) => {
    const kind = organisationKinds.find(known => known === options.kind)
    if (!kind) throw new CommandFailure(`A kind is one of: ${organisationKinds.join(', ')}.`)
    const parentId = options.parent === undefined ? undefined : await organisationOf(deps, options.parent)
    const { zh: nameZh, en: nameEn, timeZone } = options
    const input = { code, kind, nameZh, nameEn, parentId, timeZone }
    const { organisationId } = settled(await createOrganisation(deps, await operator(deps), input))
    printJson({ organisationId, code, kind })
  })
