import type { ChatDraft } from '#api/chat_events'
import { AppError, notFound } from '#core/errors/app_error'
import { callInside } from '#core/http/call_inside'
import type { CompanyContext } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { type Arguments, callFor, isRecord, type Tool } from '#modules/mcp/public'

/** Records that a draft can name, with the route by which its caller sees them and the member that has the name. */
const NAMED = {
  clientId: { path: '/api/clients/', record: 'client', name: 'name' },
  taskId: { path: '/api/tasks/', record: 'task', name: 'title' },
} as const

/**
 * A write as a card: everything that would be sent, in words, and the call that a person makes by confirming it.
 * @throws 404 for a record that the caller cannot see, 422 `unknown_argument`, `validation_failed`
 */
export async function draftCard(
  ctx: CompanyContext,
  tool: Tool,
  given: Arguments
): Promise<ChatDraft> {
  const shown = withoutHidden(given)
  if (tool.required?.some((name) => shown[name] === undefined)) {
    throw new AppError(422, 'validation_failed')
  }
  const { path, body = {} } = callFor(tool, shown)
  const { lines, ...rest } = shown
  return {
    tool: tool.name,
    title: translate(ctx.language, `mcp:tools.${tool.name}`),
    about: await nameOf(ctx, shown),
    fields: Object.entries(rest)
      .filter(([name]) => !(name in NAMED) && name !== 'id')
      .map(([name, value]) => ({ name, text: textOf(value) })),
    lines: Array.isArray(lines) ? lines.filter(isRecord).map(lineOf) : [],
    path,
    body,
  }
}

/** The client or task that a draft is about. @throws 404 */
async function nameOf(ctx: CompanyContext, given: Arguments) {
  const named =
    'clientId' in given ? 'clientId' : 'taskId' in given || 'id' in given ? 'taskId' : null
  if (named === null) return null
  const { path, record, name } = NAMED[named]
  const id = encodeURIComponent(textOf(given[named] ?? given.id) || 'none')
  const { status, body } = await callInside(ctx, { method: 'GET', path: `${path}${id}` })
  if (status >= 400 || !isRecord(body)) throw notFound()
  return textOf((isRecord(body[record]) ? body[record] : body)[name])
}

const lineOf = ({ description, quantity, unit, unitPrice, taxRate, ...others }: Arguments) => ({
  description: [
    textOf(description),
    ...Object.entries(others).map(([name, value]) => `${name}: ${textOf(value)}`),
  ]
    .filter(Boolean)
    .join(' · '),
  quantity: [textOf(quantity), textOf(unit)].filter(Boolean).join(' '),
  unitPrice: textOf(unitPrice),
  taxRate: textOf(taxRate),
})

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

/** Characters that a person cannot see, or that turn the order of what they see, are not written either. */
const HIDDEN = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

function withoutHidden(given: Arguments): Arguments {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, clean(value)]))
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(HIDDEN, '')
  if (Array.isArray(value)) return value.map(clean)
  return isRecord(value) ? withoutHidden(value) : value
}
