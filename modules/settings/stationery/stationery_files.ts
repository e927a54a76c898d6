import { createHash } from 'node:crypto'
import { putSealed, readPicture } from '#core/files/sealed_files'
import type { Stationery } from './stationery.js'

const nameOf = (companyId: string, drawing: string) => `stationery/${companyId}/${drawing}.svg`

/** Stores a drawing, sealed. @returns its name, which is made from its content */
export async function storeDrawing(companyId: string, svg: string) {
  const bytes = Buffer.from(svg)
  const drawing = createHash('sha256').update(bytes).digest('hex')
  await putSealed({ companyId, name: nameOf(companyId, drawing) }, bytes)
  return drawing
}

/**
 * The drawings of a stationery, that of the first page first. Undefined without a stationery and where one of them is
 * missing or damaged: then documents are printed with Kontor's head, because a letter without a sender is none.
 */
export async function readStationery(
  companyId: string,
  stationery: Pick<Stationery, 'first' | 'following'> | null | undefined
): Promise<Buffer[] | undefined> {
  if (!stationery) return undefined
  const drawings = [stationery.first, ...(stationery.following ? [stationery.following] : [])]
  const found = await Promise.all(
    drawings.map((drawing) => readPicture({ companyId, name: nameOf(companyId, drawing) }))
  )
  const read = found.filter((drawing) => drawing !== undefined)
  return read.length === drawings.length ? read : undefined
}
