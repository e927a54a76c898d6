/** One argument as JSON Schema describes it; the route behind the tool validates it. */
export type Argument = {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  description?: string
  enum?: string[]
  items?: Argument
  properties?: Record<string, Argument>
  required?: string[]
  minimum?: number
  maximum?: number
  maxItems?: number
  maxLength?: number
}

export type Arguments = Record<string, unknown>

/** JSON of an answer. */
export type Json = Record<string, unknown>

/** A call of one route, as a model sees it. */
export interface Tool {
  name: string
  /** English, for the model; the title for people is in the translations. */
  description: string
  /** `METHOD /pattern` of the route: its policy decides who sees and who may use the tool. */
  route: `${'GET' | 'POST'} /api/${string}`
  /** Values for the `:names` of the pattern come from the arguments of the same name; the rest is query or body. */
  arguments: Record<string, Argument>
  required?: string[]
  /** Whether calling it twice does the same as calling it once. */
  isRepeatable?: boolean
  /** Parts of the answer that the model gets. Without it the whole answer, which is small then. */
  shape?: (body: Json) => Json
}

/** Members of a record that a model gets, in this order; missing ones are left out. */
export const pick =
  (...names: string[]) =>
  (record: Json): Json =>
    Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]))

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Arguments of a list. */
export const paging: Record<string, Argument> = {
  page: { type: 'integer', minimum: 1, description: 'Page of the list, from 1 on.' },
  pageSize: {
    type: 'integer',
    minimum: 1,
    maximum: 50,
    description: 'Records a page; 20 by default.',
  },
}

export const day = (description: string): Argument => ({
  type: 'string',
  description: `${description} A day as YYYY-MM-DD.`,
})

export const id = (description: string): Argument => ({
  type: 'string',
  maxLength: 36,
  description,
})

export const search: Argument = {
  type: 'string',
  maxLength: 200,
  description: 'Words to search for.',
}
