import type { Pace } from '../options.js'
import { drive, type Measured, type Turn } from './drive.js'
import { median, percentile } from './statistics.js'

export interface Side {
  /** Measures one round of so many milliseconds. */
  round(milliseconds: number): Promise<Measured>
}

export interface Comparison {
  /** Medians of the rounds, in turns per second. */
  ours: number
  raw: number
  /** Median of the rounds' ratios ours : raw. */
  ratio: number
  /** Medians of ours, in milliseconds. */
  p50: number
  p99: number
}

/** Callers that do the same over and over at a server. */
export const side = (port: number, callers: number, turn: Turn): Side => ({
  round: (milliseconds) => drive({ port, callers, milliseconds, turn }),
})

/** Measures both sides in turn, warm, so that a disturbance hits both. */
export async function compare(pace: Pace, ours: Side, raw: Side): Promise<Comparison> {
  await ours.round(pace.round / 2)
  await raw.round(pace.round / 2)
  const rounds: { ours: Measured; raw: Measured }[] = []
  for (let at = 0; at < pace.rounds; at++) {
    rounds.push({ ours: await ours.round(pace.round), raw: await raw.round(pace.round) })
  }
  return {
    ours: median(rounds.map((round) => round.ours.rate)),
    raw: median(rounds.map((round) => round.raw.rate)),
    ratio: median(rounds.map((round) => round.ours.rate / round.raw.rate)),
    p50: median(rounds.map((round) => percentile(round.ours.times, 0.5))),
    p99: median(rounds.map((round) => percentile(round.ours.times, 0.99))),
  }
}
