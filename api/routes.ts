import type { Registry } from '../.adonisjs/client/registry/schema.js'

/*
 * Inputs and answers of the server's routes, for its clients: the web app and the terminal. Types only, derived from
 * the generated registry; they do not exist at run time.
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

/** The JSON that is sent. */
export type BodyOf<M extends Method, P extends Path<M>> = RouteTypes<M, P>['body']

/** The paths that answer with a list. */
export type ListPath = {
  [P in Path<'GET'>]: AnswerOf<'GET', P> extends readonly unknown[] ? P : never
}[Path<'GET'>]

/** One entry of a list: `RowOf<'/api/clients'>`. */
export type RowOf<P extends ListPath> =
  AnswerOf<'GET', P> extends readonly (infer Row)[] ? Row : never

/** Filters, sorting and paging of a path. A list of values is sent with commas between them. */
export type QueryOf<P extends Path<'GET'>> = RouteTypes<'GET', P>['query']

/** Nothing where a route takes nothing, optional where it needs nothing. */
type Part<Name extends string, Content> = keyof Content extends never
  ? unknown
  : Record<never, never> extends Content
    ? { [N in Name]?: Content }
    : { [N in Name]: Content }

/** The input of a call: values for the `:names` of its path, query and body. */
export type RequestOf<M extends Method, P extends Path<M>> = Part<
  'params',
  RouteTypes<M, P>['params']
> &
  Part<'query', RouteTypes<M, P>['query']> &
  Part<'body', BodyOf<M, P>>

/** The last argument of a call, which may be left out where the route needs nothing. */
export type Optional<Options> =
  Record<never, never> extends Options ? [options?: Options] : [options: Options]

/** Answers that some callers get less of: fields that may be missing are optional. */
export type Merged<Variants> = {
  [Key in keyof Variants]: Variants[Key]
} & {
  [Key in Exclude<KeyOfAny<Variants>, keyof Variants>]?: Variants extends Record<Key, infer Value>
    ? Value
    : never
}
type KeyOfAny<Variants> = Variants extends unknown ? keyof Variants : never
