import { type Answer, Connection } from './connection.js'

/** One repeated action of a caller; `turn` counts all turns of a measurement. */
export type Turn = (ask: (request: string) => Promise<Answer>, turn: number) => Promise<unknown>

export interface Measured {
  /** Turns per second. */
  rate: number
  /** Milliseconds of each turn, sorted. */
  times: number[]
}

interface Load {
  port: number
  callers: number
  milliseconds: number
  turn: Turn
}

/** Lets some callers work for a while. An answer of 400 and more ends the measurement with an error. */
export async function drive({ port, callers, milliseconds, turn }: Load): Promise<Measured> {
  const connections = await Promise.all(
    Array.from({ length: callers }, () => Connection.open(port))
  )
  const times: number[] = []
  const begin = performance.now()
  let turns = 0
  try {
    await Promise.all(
      connections.map(async (connection) => {
        while (performance.now() - begin < milliseconds) {
          const start = performance.now()
          await turn((request) => good(connection, request), turns++)
          times.push(performance.now() - start)
        }
      })
    )
  } finally {
    for (const connection of connections) connection.close()
  }
  const seconds = (performance.now() - begin) / 1000
  return { rate: times.length / seconds, times: times.sort((a, b) => a - b) }
}

async function good(connection: Connection, request: string): Promise<Answer> {
  const answer = await connection.ask(request)
  if (answer.status < 400) return answer
  throw new Error(`${request.split('\r\n')[0]}: ${answer.status} ${answer.body.toString()}`)
}
