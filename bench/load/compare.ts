import type { Pace } from '../options.js'
import type { Started } from '../servers/child.js'
import { drive, type Measured, type Turn } from './drive.js'
import { median, percentile } from './statistics.js'

export interface Side {
  /** The measured server: the processor time of a round is read from it. */
  server: { usedCpu(): number }
  /** Measures one round of this many milliseconds. */
  round(milliseconds: number): Promise<Measured>
}

export interface Comparison {
  /** Medians of the rounds, in turns per second. */
  ours: number
  raw: number
  /** Median of the rounds' ratios ours : raw. */
  ratio: number
  /** The same of turns per second of processor time: it hardly moves when others use the machine. */
  cpuRatio: number
  /** Medians of ours, in milliseconds. */
  p50: number
  p99: number
}

/** Callers that do the same over and over at a server. */
export const side = (server: Started, callers: number, turn: Turn): Side => ({
  server,
  round: (milliseconds) => drive({ port: server.port, callers, milliseconds, turn }),
})

/** Measures both sides in turn, warm, so that a disturbance hits both. */
export async function compare(pace: Pace, ours: Side, raw: Side): Promise<Comparison> {
  await ours.round(pace.round / 2)
  await raw.round(pace.round / 2)
  const rounds: { ours: Round; raw: Round }[] = []
  for (let at = 0; at < pace.rounds; at++) {
    rounds.push({
      ours: await measured(ours, pace.round),
      raw: await measured(raw, pace.round),
    })
  }
  return {
    ours: median(rounds.map((round) => round.ours.rate)),
    raw: median(rounds.map((round) => round.raw.rate)),
    ratio: median(rounds.map((round) => round.ours.rate / round.raw.rate)),
    cpuRatio: median(rounds.map((round) => round.raw.cpu / round.ours.cpu)),
    p50: median(rounds.map((round) => percentile(round.ours.times, 0.5))),
    p99: median(rounds.map((round) => percentile(round.ours.times, 0.99))),
  }
}

interface Round extends Measured {
  /** Milliseconds of processor time per turn. */
  cpu: number
}

async function measured({ server, round }: Side, milliseconds: number): Promise<Round> {
  const before = server.usedCpu()
  const result = await round(milliseconds)
  return { ...result, cpu: (server.usedCpu() - before) / result.times.length }
}
