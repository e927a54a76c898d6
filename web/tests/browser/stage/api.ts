/** A signed-in caller of the calls themselves, for what a test needs but does not show. */
export class Api {
  private constructor(
    readonly url: string,
    readonly token: string
  ) {}

  static async signIn(url: string, { email, password }: { email: string; password: string }) {
    const { token } = await Api.stranger(url).post<{ token: string }>('/auth/login', {
      email,
      password,
    })
    return new Api(url, token)
  }

  static stranger(url: string) {
    return new Api(url, '')
  }

  get<T>(path: string) {
    return this.#call<T>('GET', path)
  }

  post<T>(path: string, body: unknown = {}) {
    return this.#call<T>('POST', path, body)
  }

  put<T>(path: string, body: unknown = {}) {
    return this.#call<T>('PUT', path, body)
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text) as T
  }
}
