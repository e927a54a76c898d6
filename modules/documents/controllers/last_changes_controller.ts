import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { lastChangeOf } from '#modules/documents/content/timeline'

export default class LastChangesController {
  /** The person who changed a record last, and when: for a user whose version is stale. */
  async show({ company, params }: CompanyContext) {
    const change = await lastChangeOf({ companyId: company.id, id: params.id })
    if (!change) throw notFound()
    const { at, by, action } = change
    return { at, by, action }
  }
}
