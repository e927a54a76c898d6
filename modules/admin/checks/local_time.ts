import { DateTime } from 'luxon'
import type { Instant } from '#core/clock'
import env from '#core/start/env'

/** An instant as the operator's clock shows it, in the zone of the backups: 02.03.2026 14:05. */
export const localTime = (instant: Instant) =>
  DateTime.fromMillis(instant, { zone: env.BACKUP_ZONE }).toFormat('dd.MM.yyyy HH:mm')
