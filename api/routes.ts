import type { Registry } from '../.adonisjs/client/registry/schema.js'

/*
 * What the server's routes take and answer, for its clients: the web app and the terminal. Types only, read off
 * the generated registry; nothing of it is there when a program runs.
 */

/** The routes by method and path: `'GET /api/clients/:id'`. */
export type Routes = {
  [Name in keyof Registry as `${Registry[Name]['methods'][number]} ${Registry[Name]['pattern']}`]: Registry[Name]['types']
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The paths that know a method, with their `:names`. */
export type Path<M extends Method> = keyof Routes extends infer Key
  ? Key extends `${M} ${infer P}`
    ? P
    : never
  : never

type RouteTypes<M extends Method, P extends Path<M>> = `${M} ${P}` extends infer Key extends
  keyof Routes
  ? Routes[Key]
  : never

/** The body of the answer: `AnswerOf<'GET', '/api/clients/:id'>`. */
export type AnswerOf<M extends Method, P extends Path<M>> = RouteTypes<M, P>['response']
