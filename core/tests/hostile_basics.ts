/** Sends a call as the owner of a company and gives back what it answered. @throws when it is refused */
export type Post = <T>(path: string, body?: unknown) => Promise<T>

export interface Writer {
  post: Post
  put: Post
}

export interface Made {
  _id: string
}

export const LINE = { quantity: 1, unitPrice: 100, taxRate: 19 }

/** Acts on one text after the other. */
export async function inTurn<T>(texts: string[], act: (text: string, index: number) => Promise<T>) {
  const made: T[] = []
  for (const [index, text] of texts.entries()) made.push(await act(text, index))
  return made
}
