import { DateTime } from 'luxon'
import type { Instant } from '#core/clock'

/** @returns day and time as mails write them, with the zone named: `24.11.2026 09:30 (Europe/Berlin)` */
export const timeInZone = (instant: Instant, zone: string) =>
  `${DateTime.fromMillis(instant, { zone }).toFormat('dd.MM.yyyy HH:mm')} (${zone})`
