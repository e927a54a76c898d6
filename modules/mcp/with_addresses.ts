import env from '#core/start/env'
import { isRecord, type Json } from './tool.js'

/** The answer with whole addresses in its `link` members, so that a person can open them from anywhere. */
export const withAddresses = (answer: Json): Json =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      name === 'link' && typeof value === 'string' ? `${env.APP_URL}${value}` : inside(value),
    ])
  )

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside)
  return isRecord(value) ? withAddresses(value) : value
}
