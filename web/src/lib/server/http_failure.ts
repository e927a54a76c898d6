/** A field that the server refused, in words for the user. */
export interface FailedField {
  field: string
  message: string
  rule: string
}

/** The failure body of every /api answer. */
interface FailureBody {
  error?: string
  code?: string
  requestId?: string
  fields?: FailedField[]
}

/** Any answer outside 200–299, and (with status 0) no answer at all. */
export class HttpFailure extends Error {
  readonly status: number
  /** Stable snake_case code of the server; `no_answer` without one. */
  readonly code: string
  /** The sentence of the server for the user, in the user's language; undefined when it sent none. */
  readonly error: string | undefined
  readonly fields: FailedField[]
  readonly requestId: string | undefined
  /** The other fields of the server's answer, such as the open amount; a caller checks their shape. */
  readonly told: Readonly<Record<string, unknown>>

  constructor(status: number, body: FailureBody = {}) {
    super(body.error ?? `HTTP ${status}`)
    this.name = 'HttpFailure'
    this.status = status
    this.code = body.code ?? 'no_answer'
    this.error = body.error
    this.fields = body.fields ?? []
    this.requestId = body.requestId
    this.told = { ...body }
  }
}

export async function failureOf(response: Response) {
  const text = await response.text()
  return new HttpFailure(response.status, parsed(text))
}

/** The server's sentence, else `fallback`. */
export function failureText(failure: unknown, fallback: string) {
  return (failure instanceof HttpFailure && failure.error) || fallback
}

function parsed(text: string): FailureBody {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    // A proxy's HTML page: there is nothing to read from it.
    return {}
  }
}
