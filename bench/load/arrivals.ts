import { Connection } from './connection.js'

export interface Arrivals {
  port: number
  /** Requests that arrive each second, whether or not earlier ones are answered. */
  rate: number
  milliseconds: number
  connections: number
  /** The request that arrives next, and what becomes of its answer. */
  next(): { request: string; answered?: (body: Buffer) => void }
}

export interface Answered {
  /** Answers per second. */
  rate: number
  /** Milliseconds from the arrival of each request to its answer, sorted. */
  times: number[]
}

/**
 * Sends requests at the times at which they arrive, like people who do not wait for each other: a server that falls
 * behind is not asked less, and the wait counts. An answer of 400 and more ends the measurement with an error.
 */
export async function arrive({
  port,
  rate,
  milliseconds,
  connections,
  next,
}: Arrivals): Promise<Answered> {
  const pool = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)))
  const idle = [...pool]
  const waiting: (() => void)[] = []
  const times: number[] = []
  const begin = performance.now()
  const count = Math.round((rate * milliseconds) / 1000)

  const ask = async (arrivedAt: number) => {
    const { request, answered } = next()
    const connection = idle.pop() ?? (await freeOne(idle, waiting))
    const answer = await connection.ask(request)
    idle.push(connection)
    waiting.shift()?.()
    if (answer.status >= 400) {
      throw new Error(`${request.split('\r\n')[0]}: ${answer.status} ${answer.body.toString()}`)
    }
    answered?.(answer.body)
    times.push(performance.now() - arrivedAt)
  }
  try {
    const asked: Promise<void>[] = []
    while (asked.length < count) {
      const due = Math.min(count, Math.ceil(((performance.now() - begin) * rate) / 1000))
      while (asked.length < due) asked.push(ask(begin + (asked.length * 1000) / rate))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await Promise.all(asked)
  } finally {
    for (const connection of pool) connection.close()
  }
  const seconds = (performance.now() - begin) / 1000
  return { rate: times.length / seconds, times: times.sort((one, other) => one - other) }
}

/** Waits for its turn, in the order of arrival. */
async function freeOne(idle: Connection[], waiting: (() => void)[]): Promise<Connection> {
  await new Promise<void>((resolve) => waiting.push(resolve))
  const connection = idle.pop()
  if (!connection) throw new Error('A connection was free and is gone.')
  return connection
}
