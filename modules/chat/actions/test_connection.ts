import { generateText } from 'ai'
import type { CompanyContext } from '#core/http/caller'
import { type Connection, hostOf } from '#modules/chat/connection'
import { failureOf } from '#modules/chat/endpoint/failure_of'
import { Meter } from '#modules/chat/endpoint/meter'
import { modelOf } from '#modules/chat/endpoint/model_of'
import { keepExchange } from '#modules/chat/exchanges'
import { addTokens, claimRequest } from '#modules/chat/usage'

const MOST_OUTPUT_TOKENS = 50
const LONGEST_MS = 60_000

/**
 * Sends one short sentence to the endpoint; it counts towards the limit.
 * @throws 422 and 429 with the reason why nothing came back
 */
export async function testConnection(ctx: CompanyContext, connection: Connection) {
  const { company } = ctx
  const meter = new Meter(() => claimRequest(company, connection))
  const { usage } = await generateText({
    model: modelOf(company, connection, meter),
    prompt: 'Answer with the word OK.',
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(LONGEST_MS),
  }).catch((error: unknown) => {
    throw failureOf(error)
  })
  const tokens = usage.totalTokens ?? 0
  await addTokens(company, tokens)
  await keepExchange(ctx, {
    host: hostOf(connection.address),
    model: connection.model,
    messages: meter.messages,
    outcome: 'answered',
    requests: meter.requests,
    tokens,
  })
}
