import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientAtIssue } from '#modules/clients/public'
import type { DocumentModel } from '../content/document_model.js'

/**
 * The hash of the stored content of one kind of document, for comparison with the audit chain; undefined when it is not
 * the one that the document keeps.
 */
export const hashNowOf =
  <Document extends DocumentModel>(
    one: (company: CompanyReference, id: string) => Promise<Document | null>,
    hashOf: (document: Document, form: number) => Promise<string>
  ) =>
  async (company: CompanyReference, id: string, form: number) => {
    const document = await one(company, id)
    if (!document) return undefined
    document.clientId = (await clientAtIssue(company, id)) ?? document.clientId
    const hash = await hashOf(document, form)
    return hash === document.documentHash ? hash : undefined
  }
