import type { Side } from '../load/compare.js'
import { type Started, startServer } from './child.js'
import type { RawWriter } from './raw_writes.js'

/** The raw limits of this machine. */
export interface Raw extends Started {
  /** Turns of raw transactions, see `RawWriter`. */
  writes(name: keyof RawWriter): Side
}

export async function startRaw(folder: string, database: string | undefined): Promise<Raw> {
  const started = await startServer({
    args: ['--import=@poppinss/ts-exec', 'bench/servers/raw_server.ts'],
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: '--disable-warning=DEP0205',
      RAW_FOLDER: folder,
      DATABASE_URL: database ?? '',
    },
    probe: '/ready',
  })
  return {
    ...started,
    writes: (name) => ({
      server: started,
      async round(milliseconds) {
        const answer = await fetch(
          `http://127.0.0.1:${started.port}/write/${name}?ms=${milliseconds}`
        )
        const { times, seconds } = (await answer.json()) as { times: number[]; seconds: number }
        return { rate: times.length / seconds, times: times.sort((a, b) => a - b) }
      },
    }),
  }
}
