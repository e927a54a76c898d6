import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import env from '#core/start/env'
import { sizeText } from '#modules/admin/transformers/size_text'
import { type Check, fine, trouble } from './check.js'

/** Percent of a disk that have to stay free. */
const LEAST_FREE = 10

/** Whether the disks of the data folder and of the backups have room. */
export const disk: Check = {
  name: 'disk',
  mails: 'both',
  async look() {
    const data = await roomAt(env.KONTOR_DATA)
    const backups = env.BACKUP_FOLDER === undefined ? undefined : resolve(env.BACKUP_FOLDER)
    const other = backups && existsSync(backups) ? await roomAt(backups) : data
    const narrow = other.percent < data.percent ? other : data
    return narrow.percent < LEAST_FREE ? trouble('disk_low', narrow) : fine('disk_roomy', narrow)
  },
}

const roomAt = async (place: string) => ({ place, ...roomOf(await statfs(place)) })

interface Room {
  /** Blocks in all, and those that an ordinary user may take. */
  blocks: number
  bavail: number
  /** Bytes of a block. */
  bsize: number
}

/** The free share in whole percent, rounded down, and the free room in words that all languages share. */
export function roomOf({ blocks, bavail, bsize }: Room) {
  const percent = blocks === 0 ? 100 : Math.floor((bavail / blocks) * 100)
  return { percent, free: sizeText(bavail * bsize) }
}
