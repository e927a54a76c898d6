import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type Connection, openKey } from '#modules/chat/connection'
import type { Meter } from './meter.js'

/** The company's model, reached through the one client for outside addresses. */
export function modelOf(company: CompanyReference, connection: Connection, { fetch }: Meter) {
  const apiKey = openKey(connection, company)
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: connection.address,
    includeUsage: true,
    fetch,
    ...(apiKey !== null && { apiKey }),
  })
  return provider.chatModel(connection.model)
}
