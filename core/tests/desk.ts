import { call } from './call.js'
import { fileForm, type UploadedFile } from './file_form.js'

/** Calls the API as the owner of a company (or as a stranger); each call throws when it is refused. */
export interface Desk {
  get<T = unknown>(path: string): Promise<T>
  post<T = Made>(path: string, body?: unknown): Promise<T>
  put<T = unknown>(path: string, body?: unknown): Promise<T>
  /** Uploads a file as a form would. */
  upload<T = Made>(path: string, file: UploadedFile): Promise<T>
}

export interface Made {
  _id: string
}

/** One position of a document, without its description. */
export const LINE = { quantity: 1, unitPrice: 100, taxRate: 19 }

/** @param caller whose token, from which address and to which port, see `call` */
export function deskOf(caller: { token?: string; from?: string; port?: number } = {}): Desk {
  async function ask<T>(method: string, path: string, options: object): Promise<T> {
    const { status, text } = await call(method, `/api${path}`, { ...caller, ...options })
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    return JSON.parse(text || 'null')
  }
  return {
    get: (path) => ask('GET', path, {}),
    post: (path, body = {}) => ask('POST', path, { body }),
    put: (path, body) => ask('PUT', path, { body }),
    upload: (path, file) => ask('POST', path, fileForm(file)),
  }
}

/** Acts on one text after the other. */
export async function inTurn<T>(texts: string[], act: (text: string, index: number) => Promise<T>) {
  const made: T[] = []
  for (const [index, text] of texts.entries()) made.push(await act(text, index))
  return made
}
