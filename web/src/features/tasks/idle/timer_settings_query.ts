import { recordQuery } from '@/lib/server/queries'

/** How the person wants to be asked about the own timer. */
export const timerSettingsQuery = recordQuery('/api/timer/settings')
