import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/errors/app_error'

const DEEPEST = 20

/** Names that every object has already: a body that brings its own breaks or fools whoever converts it. */
const INHERITED = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/**
 * Refuses bodies that are JSON but nothing we could mean: broken Unicode (which databases and
 * address parsers choke on), members such as `__proto__` or `toString`, nesting without end.
 */
export default class PlainJsonMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (!isPlain(request.body(), DEEPEST)) throw new AppError(400, 'bad_request')
    return next()
  }
}

function isPlain(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  if (Array.isArray(value)) return value.every((entry) => isPlain(entry, levels - 1))
  return Object.entries(value).every(
    ([name, entry]) => !INHERITED.has(name) && name.isWellFormed() && isPlain(entry, levels - 1)
  )
}
