/** Where a stack, a statement, a path of the machine or a driver shows through. */
const LEAKS =
  /\bat .+\.(ts|js):\d+|SQLITE_|ER_[A-Z]+_|select .+ from |node_modules|\/core\/|\/modules\//i

const ALWAYS = ['code', 'error', 'requestId']
/** Problems of the input, and the present state that a change has met. */
const EXTRAS = ['fields', 'status', 'open', 'version', 'current', 'timeEntry']

/**
 * The problem with the answer to a refused request, which has `error`, `code` and `requestId`, nothing of the machine,
 * and beyond that only facts a client can act on. Undefined when there is none.
 */
export function faultOfRefusal(text: string): string | undefined {
  if (LEAKS.test(text)) return 'it shows the inside'
  const body: Record<string, unknown> = JSON.parse(text)
  const missing = ALWAYS.filter((name) => typeof body[name] !== 'string' || body[name] === '')
  if (missing.length > 0) return `${missing} is missing`
  const foreign = Object.keys(body).filter((name) => ![...ALWAYS, ...EXTRAS].includes(name))
  return foreign.length > 0 ? `${foreign} is not foreseen` : undefined
}
