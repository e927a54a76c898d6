import { AppError } from '#core/errors/app_error'
import { callInside, type InsideAnswer, type InsideCall } from '#core/http/call_inside'
import type { CompanyContext } from '#core/http/caller'
import { bounded } from './bounded.js'
import { type Arguments, isRecord, type Json, type Tool } from './tool.js'
import { withAddresses } from './with_addresses.js'

const DEFAULT_PAGE = 20
const LARGEST_PAGE = 50

/**
 * Calls the route of a tool as the caller.
 * @returns the answer in the shape of the tool; of a list the records of one page and how many there are
 * @throws 422 `unknown_argument`, `too_many_records`; a refusal of the route is an answer with its status
 */
export async function runTool(ctx: CompanyContext, tool: Tool, given: Arguments) {
  const answer = await callInside(ctx, callFor(tool, given))
  return { status: answer.status, body: answer.status < 400 ? shaped(tool, answer) : answer.body }
}

/** A misspelt filter that is left out would answer something else. */
function assertKnown(tool: Tool, given: Arguments) {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(tool.arguments, name))
  if (unknown !== undefined) {
    throw new AppError(422, 'mcp.unknown_argument', { values: { name: unknown.slice(0, 50) } })
  }
  if ('pageSize' in given && !(Number(given.pageSize) <= LARGEST_PAGE)) {
    throw new AppError(422, 'mcp.too_many_records', { values: { max: LARGEST_PAGE } })
  }
}

/** The call that a tool makes. @throws 422 `unknown_argument`, `too_many_records` */
export function callFor(tool: Tool, given: Arguments): InsideCall {
  assertKnown(tool, given)
  const [method, pattern = ''] = tool.route.split(' ')
  const inPath = new Set<string>()
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    inPath.add(name)
    // An empty or missing one would be the address of the list.
    return encodeURIComponent(textOf(given[name]) || 'none')
  })
  const rest = Object.entries(given).filter(([name]) => !inPath.has(name))
  if (method === 'POST') return { method, path, body: Object.fromEntries(rest) }

  const query = new URLSearchParams()
  if ('pageSize' in tool.arguments) query.set('pageSize', String(DEFAULT_PAGE))
  for (const [name, value] of rest) query.set(name, textOf(value))
  return { method: 'GET', path: `${path}?${query}` }
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

function shaped({ shape = (body) => body }: Tool, { body, header }: InsideAnswer): Json {
  if (!Array.isArray(body)) return withAddresses(bounded(isRecord(body) ? shape(body) : {}))
  const records = body.filter(isRecord).map(shape)
  return withAddresses(
    bounded({ total: Number(header('x-total-count') ?? records.length), records })
  )
}
