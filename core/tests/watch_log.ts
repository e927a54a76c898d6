import logger from '@adonisjs/core/services/logger'

type Line = Record<string, unknown> & { msg: string }

/** Reads what the server writes to its log at the default level, until `restore`. Tests are silent otherwise. */
export function watchLog() {
  const root = logger.pino
  const stream = Object.getOwnPropertySymbols(root).find(
    ({ description }) => description === 'pino.stream'
  )
  if (!stream) throw new Error('The logger keeps its stream somewhere else now.')
  const before = { stream: Reflect.get(root, stream), level: logger.level }
  const texts: string[] = []
  Reflect.set(root, stream, { write: (text: string) => texts.push(text) })
  logger.level = 'info'
  return {
    /** All lines as written. */
    text: () => texts.join(''),
    lines: () => texts.map((text): Line => JSON.parse(text)),
    restore() {
      Reflect.set(root, stream, before.stream)
      logger.level = before.level
    },
  }
}
