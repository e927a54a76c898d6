import { zeroCategory } from '#api/suggest_tax'
import { Client } from '#modules/clients/public'
import { readCompanySettings } from '#modules/settings/public'
import type { Addressed } from '../content/parties.js'
import { type LineContent, lineContent } from './line_content.js'
import type { LineBody } from './line_validator.js'

/**
 * The lines of a request as content. A line at 0 % without a reason gets the reason that follows from the company (a
 * small business) or from its usual sales to this client, and keeps an empty category when none follows.
 */
export async function lineContents(
  draft: Pick<Addressed, 'companyId' | 'clientId'>,
  bodies: LineBody[]
): Promise<LineContent[]> {
  const isOpen = bodies.some((line) => line.taxRate === 0n && !line.taxCategory)
  const category = isOpen ? await reasonForZero(draft) : ''
  return bodies.map((line) => lineContent(line, category))
}

async function reasonForZero({ companyId, clientId }: Pick<Addressed, 'companyId' | 'clientId'>) {
  const company = { id: companyId }
  const { isSmallBusiness } = await readCompanySettings(company)
  const client = clientId ? await Client.one(company, clientId) : undefined
  return zeroCategory(client?.taxTreatment, isSmallBusiness)
}
