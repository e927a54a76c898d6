import type { ApiDocument, Operation } from '#modules/openapi/document'

export interface Route {
  path: string
  method: string
  operation: Operation
}

/** The routes of one module, by address. */
export const operationsOf = ({ paths }: ApiDocument, tag: string): Route[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => ({ path, method, operation }))
  )

/** Names the place of a route on its page: `get-clients-id`. */
export const anchorOf = ({ path, method }: Pick<Route, 'path' | 'method'>) =>
  `${method}${path.replace(/^\/api/, '').replace(/[^a-zA-Z0-9]+/g, '-')}`.replace(/-$/, '')
