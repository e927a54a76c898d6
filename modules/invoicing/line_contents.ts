import { Client } from '#modules/clients/public'
import {
  type LineBody,
  type LineContent,
  lineContent,
  zeroCategory,
} from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { readCompanySettings } from '#modules/settings/public'

/**
 * The lines of a request as content. A line at 0 % that does not say why gets the reason that follows from
 * the company (a small business) or from how it sells to this client.
 */
export async function lineContents(
  draft: Pick<Invoice, 'companyId' | 'clientId'>,
  bodies: LineBody[]
): Promise<LineContent[]> {
  const isOpen = bodies.some((line) => line.taxRate === 0n && !line.taxCategory)
  const category = isOpen ? await reasonForZero(draft) : 'Z'
  return bodies.map((line) => lineContent(line, category))
}

async function reasonForZero({ companyId, clientId }: Pick<Invoice, 'companyId' | 'clientId'>) {
  const company = { id: companyId }
  const { isSmallBusiness } = await readCompanySettings(company)
  const client = clientId ? await Client.one(company, clientId) : undefined
  return zeroCategory(client?.taxTreatment, isSmallBusiness)
}
