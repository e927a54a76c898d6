/** An answer with the time of this browser at which it came. */
export interface Arrived {
  response: Response
  at: number
}

/** Answers that `app/ahead/ahead.ts` has asked for while the app was still loading. */
export interface AskedAhead {
  token: string
  /** By address, as `send` puts it together. */
  answers: Map<string, Promise<Arrived>>
  /** Addresses that the app has asked for first. */
  missed: Set<string>
}

declare global {
  interface Window {
    askedAhead?: AskedAhead
  }
}

/** An answer that nobody has taken until then is too old to be shown, in ms since the page began. */
const LONGEST_MS = 10_000

/**
 * The answer to a GET that was asked for ahead with this token, once; undefined without one. It resolves to undefined
 * when the answer is none that can be used: then the caller asks as usual.
 */
export function takeAskedAhead(url: string, token: string | undefined) {
  const { askedAhead } = window
  const answer = askedAhead?.answers.get(url)
  askedAhead?.answers.delete(url)
  if (!answer) askedAhead?.missed.add(url)
  if (!answer || askedAhead?.token !== token || performance.now() > LONGEST_MS) return undefined
  return answer.then(
    (arrived) => (arrived.response.ok ? arrived : undefined),
    () => undefined
  )
}
